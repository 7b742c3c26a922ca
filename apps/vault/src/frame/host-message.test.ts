import { HostMessage } from '@amparo/contract/frame-messages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseHostMessage } from './host-message.ts'

const channel = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/)
const look = fc.record({
  label: fc.string(),
  help: fc.string({ maxLength: 600, size: 'max' }),
  problem: fc.option(fc.string()),
  language: fc.string({ maxLength: 45, size: 'max' }),
  direction: fc.constantFrom('ltr', 'rtl'),
  theme: fc.constantFrom('light', 'dark'),
  colours: fc.dictionary(fc.stringMatching(/^--[a-z-]{1,31}$/), fc.stringMatching(/^#[0-9a-fA-F]{6}$/)),
  revealed: fc.boolean(),
})
const id = fc.oneof(
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
)
const proper = fc.oneof(
  fc.record({ type: fc.constant('look'), channel, look }),
  fc.record({ type: fc.constantFrom('focus', 'clear'), channel }),
  fc.record({ type: fc.constant('tokenise'), channel, id }),
)

/** A proper message with one leaf or branch replaced by something else, or taken away. */
const spoilt = fc
  .tuple(proper, fc.nat(), fc.option(fc.anything({ withMap: true, withDate: true })))
  .map(([message, at, instead]) => {
    const copy: Record<string, unknown> = structuredClone(message)
    const places: [Record<string, unknown>, string][] = []
    const visit = (node: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(node)) {
        places.push([node, key])
        if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>)
      }
    }
    visit(copy)
    const [node, key] = places[at % places.length] as [Record<string, unknown>, string]
    if (instead === null) delete node[key]
    else node[key] = instead
    return copy
  })

const agrees = (data: unknown) => {
  const expected = z.safeParse(HostMessage, data)
  const parsed = parseHostMessage(data)
  expect(parsed !== null).toBe(expected.success)
  if (parsed) expect(z.parse(HostMessage, parsed)).toEqual(expected.data)
}

describe('a message from the host', () => {
  it('is read exactly as the contract says, proper or spoilt', () => {
    let [taken, refused] = [0, 0]
    const property = fc.property(fc.oneof(proper, spoilt, fc.anything()), (data) => {
      agrees(data)
      if (parseHostMessage(data)) taken++
      else refused++
    })
    fc.assert(property, { numRuns: 5_000, seed: 20261115 })
    expect(Math.min(taken, refused)).toBeGreaterThan(500)
  })

  it.each([
    [null],
    ['look'],
    [[]],
    [{ type: 'tokenise', channel: 'a'.repeat(22), id: '00000000-0000-0000-0000-000000000000' }],
    [{ type: 'tokenise', channel: 'a'.repeat(22), id: 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF' }],
    [{ type: 'tokenise', channel: `${'a'.repeat(22)}\n`, id: crypto.randomUUID() }],
    [{ type: '__proto__', channel: 'a'.repeat(22) }],
    [{ type: 'focus', channel: 'a'.repeat(22), extra: '<b>' }],
  ])('%j is read as the contract says', agrees)
})
