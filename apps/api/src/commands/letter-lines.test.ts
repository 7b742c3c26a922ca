import { expect, it } from 'vitest'
import { traveller } from '../testing/letters.ts'
import { letterLines } from './letter-lines.ts'

it('shows a letter with its traveller and its history', () => {
  const lines = letterLines({
    ticket: '405117948736000004321',
    state: 'revoked',
    benefit_code: 'TIN',
    product_code: 'HCL',
    country: 'SGP',
    departure_date: '2026-12-01',
    return_date: null,
    received_at: '2026-11-15T12:00:00.000Z',
    card_issuer: 'Merpati Bank Ltd',
    card_type: 'Horizon Classic',
    language_code: 'en_AP',
    issuance_date: '2026-11-15',
    revoked_at: '2026-11-16T12:00:00.000Z',
    traveller,
    events: [{ kind: 'revoked', author: 'Rosa', note: null, happened_at: '2026-11-16T12:00:00.000Z' }],
  })
  expect(lines[0]).toBe('405117948736000004321  revoked  TIN  SGP  2026-12-01  open  2026-11-15T12:00:00.000Z')
  expect(lines).toContain('  last_name: Ong')
  expect(lines.at(-1)).toBe('2026-11-16T12:00:00.000Z  Rosa  revoked')
})
