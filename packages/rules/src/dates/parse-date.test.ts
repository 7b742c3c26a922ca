import { expect, it } from 'vitest'
import type { Locale } from '../locale/locales.ts'
import { parseDate } from './parse-date.ts'

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
