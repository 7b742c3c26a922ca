import { expect, it } from 'vitest'
import {
  isEditable,
  nextStatus,
  type PolicyEvent,
  type PolicyStatus,
  policyEvents,
  policyStatuses,
} from './policy-status.ts'

const moves: [PolicyStatus, PolicyEvent, PolicyStatus][] = [
  ['initializing', 'purchase_begun', 'pending'],
  ['initializing', 'quote_ended', 'expired'],
  ['initializing', 'quote_refused', 'ineligible'],
  ['pending', 'purchased', 'bound'],
  ['pending', 'purchase_failed', 'initializing'],
  ['bound', 'started', 'in_force'],
  ['bound', 'canceled', 'canceled'],
  ['in_force', 'payment_failed', 'suspended'],
  ['in_force', 'term_ended', 'expired'],
  ['in_force', 'canceled', 'canceled'],
  ['suspended', 'payment_resolved', 'in_force'],
  ['suspended', 'lapsed', 'out_of_force'],
  ['suspended', 'canceled', 'canceled'],
]

it.each(moves)('goes from %s by %s to %s', (from, event, to) => expect(nextStatus(from, event)).toBe(to))

it('has no other moves: what has ended stays as it is', () => {
  const possible = new Set(moves.map(([from, event]) => `${from} ${event}`))
  const impossible = policyStatuses.flatMap((from) => policyEvents.map((event) => ({ from, event })))
  for (const { from, event } of impossible)
    if (!possible.has(`${from} ${event}`)) expect(nextStatus(from, event), `${from} ${event}`).toBeNull()
})

it('lets people change and cancel only what is bound, in force or suspended [M-226] [M-227]', () => {
  expect(policyStatuses.filter(isEditable)).toEqual(['bound', 'in_force', 'suspended'])
  expect(isEditable('something else')).toBe(false)
})
