import { expect, it } from 'vitest'
import { locales } from '../locale/locales.ts'
import { formatDate } from './format-date.ts'

it('shows MM/dd/yyyy in en_US [P-312]', () => expect(formatDate('2026-11-05', 'en_US')).toBe('11/05/2026'))

it.each(locales.filter((locale) => locale !== 'en_US'))('shows dd/MM/yyyy in %s [P-313]', (locale) =>
  expect(formatDate('2026-11-05', locale)).toBe('05/11/2026'),
)
