import { expect, it } from 'vitest'
import { erasedLines, isInUse, personLines } from './person-lines.ts'

const summary = {
  claims: [
    { claim_number: 'BCD234567', is_open: true, erased_at: null },
    { claim_number: null, is_open: false, erased_at: '2026-11-15T12:00:00.000Z' },
  ],
  policies: [{ id: 'p', number: 'AM-1', is_in_use: true, erased_at: null }],
  letters: [{ ticket: '123', erased_at: null }],
  keeps_messages: false,
}

it('says of each thing what erasing does with it', () =>
  expect(personLines(summary)).toEqual([
    'claim  BCD234567  open: erasing closes it',
    'claim  -  erased 2026-11-15T12:00:00.000Z',
    'policy  AM-1  in use: cancel it first',
    'letter  123  stored',
  ]))

it('says that messages stay while their address has a policy in use', () =>
  expect(personLines({ ...summary, keeps_messages: true }).at(-1)).toBe(
    'messages and sessions stay: their address has a policy in use',
  ))

it('knows a person with nothing but a mailbox', () =>
  expect(personLines({ claims: [], policies: [], letters: [], keeps_messages: false })).toEqual([
    'no claim, policy or letter; messages and sessions of the address, if any',
  ]))

it('knows whether a policy has to be cancelled first', () => {
  expect(isInUse(summary)).toBe(true)
  expect(isInUse({ ...summary, policies: [] })).toBe(false)
})

it('says what was erased and what stays', () => {
  const [erased, ...stays] = erasedLines({ claims: 1, files: 2 })
  expect(erased).toBe('erased: 1 claims, 2 files')
  expect(stays.join(' ')).toContain('history')
})
