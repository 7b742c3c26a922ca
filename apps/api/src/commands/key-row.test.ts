import { expect, it } from 'vitest'
import { keyRow } from './key-row.ts'

it('shows whether a key is valid, who made it and when it was used', () => {
  const key = {
    name: 'rosa',
    created_at: '2026-11-15T12:00:00.000Z',
    created_by: 'bootstrap',
    last_used_on: null,
    revoked_at: null,
    revoked_by: null,
  }
  expect(keyRow(key)).toBe('rosa  valid  made 2026-11-15T12:00:00.000Z by bootstrap  never used')
  expect(
    keyRow({ ...key, last_used_on: '2026-11-16', revoked_at: '2026-11-17T08:00:00.000Z', revoked_by: 'mira' }),
  ).toBe('rosa  revoked 2026-11-17T08:00:00.000Z by mira  made 2026-11-15T12:00:00.000Z by bootstrap  used 2026-11-16')
})
