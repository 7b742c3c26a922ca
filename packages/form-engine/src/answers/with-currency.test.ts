import { expect, it } from 'vitest'
import { aQuestion } from '../testing/form.ts'
import { withCurrency } from './with-currency.ts'

const money = (related_question_key: string | null) =>
  aQuestion('decimal', { data_type: 'money', related_question_key })

it.each([
  ['the card’s own', money(null), [], '5.00 USD'],
  ['the one chosen in its entry', money('currency'), [{ currency: 'EUR' }, { currency: 'GBP' }], '5.00 EUR'],
  ['the one chosen on its page', money('currency'), [{}, { currency: 'GBP' }], '5.00 GBP'],
  ['none that was not chosen yet', money('currency'), [{}], '5.00'],
  ['none if it is no money', aQuestion('decimal'), [], '5.00'],
])('shows an amount with %s', (_, question, answers, shown) => {
  expect(withCurrency('5.00', question, { answers, currency: 'USD' })).toBe(shown)
})

it('shows no currency without an amount', () => {
  expect(withCurrency('', money(null), { answers: [], currency: 'USD' })).toBe('')
})
