import { expect, it } from 'vitest'
import { dateOfLossProblem } from './date-of-loss.ts'

const today = '2026-11-16'
const always = { benefit_effective_date: null, benefit_expiration_date: null }
const cover = { benefit_effective_date: '2024-01-01', benefit_expiration_date: '2025-06-30' }

type Cover = Parameters<typeof dateOfLossProblem>[1]['cover']

it.each<[string, Cover, string | null, string]>([
  ['', always, 'required', 'C-023, C-X23'],
  ['2026-11-1', always, 'invalid', 'C-024'],
  ['2026-02-30', always, 'invalid', 'C-025, C-X23'],
  ['yesterday!', always, 'invalid', 'C-025'],
  ['2026-11-16', always, null, 'C-026'],
  ['2026-11-17', always, 'ineligible', 'C-026, C-030, C-X23'],
  ['1976-11-16', always, null, 'C-027'],
  ['1976-11-15', always, 'ineligible', 'C-027, C-030, C-X23'],
  ['2024-01-01', cover, null, 'C-028'],
  ['2023-12-31', cover, 'ineligible', 'C-028, C-030, C-X23'],
  ['2025-06-30', cover, null, 'C-029'],
  ['2025-07-01', cover, 'ineligible', 'C-029, C-030'],
])('finds with a loss on “%s” and cover %o: %s [%s]', (date, period, problem) => {
  expect(dateOfLossProblem(date, { cover: period, today })).toBe(problem)
})
