import { expect, it } from 'vitest'
import { termText } from './term-texts.ts'

it.each([
  ['max_amount', 7_500_000, 'USD', 'en_US', '$75,000'],
  ['max_amount', 1_250, 'USD', 'en_US', '$12.50'],
  ['max_amount', 20_000_000, 'BRL', 'pt_BR', 'R$\u00a0200.000'],
  ['max_amount', 70_000_000, 'KRW', 'ko_KR', '₩700,000'],
  ['claim_days', 60, 'USD', 'en_US', '60 days'],
  ['claim_days', 1, 'USD', 'en_US', '1 day'],
  ['claim_days', 60, 'MXN', 'es_LAC', '60 días'],
  ['wait_hours', 6, 'THB', 'th_TH', '6 ชั่วโมง'],
  ['claim_days', 60, 'CNY', 'zh_CN', '60 天'],
  ['wait_hours', 6, 'TWD', 'zh_TW', '6 小時'],
  ['extra_months', 12, 'BRL', 'pt_BR', '12 meses'],
  ['claim_days', 3, 'SAR', 'ar_EEMEA', '\u20683 أيام\u2069'],
  ['claim_days', 60, 'SAR', 'ar_EEMEA', '\u206860 يومًا\u2069'],
  ['year_claims_count', 2, 'USD', 'en_US', '2'],
] as const)('writes %s %i in %s %s as %s', (name, value, currency, locale, text) => {
  expect(termText(name, value, { currency, locale })).toBe(text)
})
