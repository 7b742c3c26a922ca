import { expect, it } from 'vitest'
import { auditRow } from './audit-row.ts'

it('shows who did what, to what, when and with which outcome', () => {
  const entry = {
    position: 7,
    happened_at: '2026-11-15T12:00:00.000Z',
    author: 'rosa',
    action: 'GET /api/management/v1/claims/',
    target: '',
    outcome: 'done',
    request_id: '7KQ2-M4XD-9PBT',
  }
  expect(auditRow(entry)).toBe(
    '7  2026-11-15T12:00:00.000Z  rosa  GET /api/management/v1/claims/  -  done  7KQ2-M4XD-9PBT',
  )
})
