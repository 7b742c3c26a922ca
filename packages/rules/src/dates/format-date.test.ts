import { expect, it } from 'vitest'
import { type Locale, locales } from '../locale/locales.ts'
import { formatDate, writtenDate } from './format-date.ts'

it('shows MM/dd/yyyy in en_US [P-312]', () => expect(formatDate('2026-11-05', 'en_US')).toBe('11/05/2026'))

it.each(locales.filter((locale) => locale !== 'en_US'))('shows dd/MM/yyyy in %s [P-313]', (locale) =>
  expect(formatDate('2026-11-05', locale)).toBe('05/11/2026'),
)

it.each<[Locale, string]>([
  ['en_US', 'April 3, 2026'],
  ['en_AP', '3 April 2026'],
  ['th_TH', '3 เมษายน ค.ศ. 2026'],
  ['ar_EEMEA', '3 أبريل 2026'],
  ['zh_TW', '2026年4月3日'],
])('writes the month in words in %s', (locale, written) => {
  expect(writtenDate('2026-04-03', locale)).toBe(written)
})
