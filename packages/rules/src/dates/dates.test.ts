import { describe, expect, it } from 'vitest'
import type { Locale } from '../locale/locales.ts'
import { isBrazilCpf } from '../payment-form/brazil-cpf.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { type DateStep, shiftDate } from './iso-date.ts'
import { parseDate } from './parse-date.ts'

describe('shiftDate', () => {
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
})

describe('parseDate', () => {
  it.each<[string, Locale, string | undefined]>([
    ['2/28/2026', 'en_US', '2026-02-28'],
    ['28/2/2026', 'en_US', undefined],
    ['28/02/2026', 'pt_BR', '2026-02-28'],
    ['02/28/2026', 'pt_BR', undefined],
    ['28.2.2026', 'en_AP', '2026-02-28'],
    ['29/02/2026', 'en_AP', undefined],
    ['٢٨/٠٢/٢٠٢٦', 'ar_EEMEA', '2026-02-28'],
    ['๒๘/๐๒/๒๐๒๖', 'th_TH', '2026-02-28'],
    ['2026-02-28', 'ko_KR', '2026-02-28'],
    ['28/02/26', 'en_AP', undefined],
    ['tomorrow', 'en_US', undefined],
    ['', 'en_US', undefined],
  ])('reads %j in %s as %s [C-115]', (text, locale, date) => expect(parseDate(text, locale)).toBe(date))
})

it.each([
  ['١٢٣', '123'],
  ['۴۵۶', '456'],
  ['７８９', '789'],
  ['a1', 'a1'],
])('writes %s as %s', (text, latin) => expect(latinDigits(text)).toBe(latin))

it.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['52998224724', false],
  ['52998224735', false],
  ['11111111111', false],
  ['5299822472', false],
  ['529982247255', false],
  ['5299822472a', false],
  ['', false],
])('judges the CPF %j: %s [C-094]', (text, verdict) => expect(isBrazilCpf(text)).toBe(verdict))
