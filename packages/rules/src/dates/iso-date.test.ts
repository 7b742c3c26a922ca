import { afterEach, expect, it, vi } from 'vitest'
import { earliestDay, isIsoDate, latestDay, localDay } from './iso-date.ts'
import { type DateStep, shiftDate } from './shift-date.ts'

it.each([
  ['2026-11-15', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['15/11/2026', false],
  ['', false],
])('knows whether %s is a date: %s', (text, verdict) => expect(isIsoDate(text)).toBe(verdict))

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['Pacific/Honolulu', '2026-11-05'],
  ['Asia/Tokyo', '2026-11-06'],
])('uses the day of the person in %s, not the day in UTC: %s [P-X51]', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(new Date(zone === 'Asia/Tokyo' ? '2026-11-05T23:30:00Z' : '2026-11-06T05:00:00Z'))).toBe(day)
})

it.each([
  ['2026-11-15T09:59:59Z', '2026-11-15'],
  ['2026-11-15T10:00:00Z', '2026-11-16'],
])('knows at %s that the latest day anywhere is %s [C-026]', (now, day) => expect(latestDay(new Date(now))).toBe(day))

it.each([
  ['2026-11-15T11:59:59Z', '2026-11-14'],
  ['2026-11-15T12:00:00Z', '2026-11-15'],
])('knows at %s that the earliest day anywhere is %s', (now, day) => expect(earliestDay(new Date(now))).toBe(day))

it.each<[string, DateStep['operator'], number, DateStep['type'], string]>([
  ['2026-01-31', 'plus', 1, 'months', '2026-02-28'],
  ['2024-01-31', 'plus', 1, 'months', '2024-02-29'],
  ['2026-03-31', 'minus', 1, 'months', '2026-02-28'],
  ['2026-12-15', 'plus', 1, 'months', '2027-01-15'],
  ['2026-01-15', 'minus', 1, 'months', '2025-12-15'],
  ['2024-02-29', 'plus', 1, 'years', '2025-02-28'],
  ['2024-02-29', 'minus', 4, 'years', '2020-02-29'],
  ['2026-12-31', 'plus', 1, 'days', '2027-01-01'],
  ['2024-03-01', 'minus', 1, 'days', '2024-02-29'],
  ['2026-03-29', 'plus', 1, 'days', '2026-03-30'],
  ['0001-01-01', 'minus', 1, 'days', '0000-12-31'],
  ['0000-01-01', 'minus', 1, 'days', '0000-01-01'],
  ['9999-12-31', 'plus', 1, 'days', '9999-12-31'],
  ['2026-01-01', 'plus', Number.MAX_SAFE_INTEGER, 'days', '9999-12-31'],
  ['2026-01-01', 'minus', Number.MAX_SAFE_INTEGER, 'years', '0000-01-01'],
])('takes %s %s %i %s as %s [C-108]', (date, operator, value, type, result) =>
  expect(shiftDate(date, { operator, type, value })).toBe(result),
)
