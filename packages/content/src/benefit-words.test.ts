import { expect, it } from 'vitest'
import { benefitWords, sayWith } from './benefit-words.ts'

const card = {
  benefit: { terms: { claim_days: 60 }, occurrence_max_amount: 7_500_000 },
  product: 'Horizon',
  issuer: 'Crestwater Bank, N.A.',
  currency: 'SAR',
  phone: '1',
} as const

it('fills in the terms of the card, the product and the issuer', () => {
  const say = sayWith(benefitWords({ ...card, currency: 'USD', locale: 'en_US' }))
  expect(say('{product}: {max_amount} within {claim_days}, {phone}')).toBe('Horizon: $75,000 within 60 days, 1')
})

it('has no limit if the benefit has none', () => {
  const words = benefitWords({ ...card, benefit: { terms: {}, occurrence_max_amount: null }, locale: 'en_US' })
  expect(words).not.toHaveProperty('max_amount')
})

it.each([
  ['en_US', 'Issued by {issuer}.', 'Issued by Crestwater Bank, N.A.'],
  ['en_US', 'Issued by {issuer}, yes.', 'Issued by Crestwater Bank, N.A., yes.'],
  ['en_US', 'Wait... {phone}', 'Wait... 1'],
  ['ar_EEMEA', 'حتى {max_amount}.', 'حتى \u2068\u200f75,000\u00a0ر.س.\u200f\u2069'],
] as const)('ends a sentence with one full stop in %s: %s', (locale, text, filled) => {
  expect(sayWith(benefitWords({ ...card, locale }))(text)).toBe(filled)
})
