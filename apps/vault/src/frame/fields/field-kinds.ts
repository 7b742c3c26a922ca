import type { FieldKind, FieldProblem, HostMessage } from '@amparo/contract/frame-messages'
import { cardNumberProblem } from '@amparo/rules/card/card-number'
import { expiryOf, type PaymentCardValues, paymentCardProblems } from '@amparo/rules/policies/payment-card'
import type { FrameNews } from '../host-link.ts'
import { failed } from '../post-json.ts'
import type { exchangeNumber } from './exchange-number.ts'
import type { submitCard } from './submit-card.ts'

type Without<Key extends string, News> = News extends unknown ? Omit<News, Key> : never
type Result = Without<'id', Extract<FrameNews, { id: string }>>

/** What makes one kind of field different from the others. */
export type Kind = {
  autocomplete: string
  maxLength: number
  problemOf: (text: string) => FieldProblem
  /** How a valid text is written once the field is left. */
  tidy?: (text: string) => string
  /** The request of the host that this field answers. */
  answers?: Extract<HostMessage, { id: string }>['type']
  answer?: (text: string, request: { id: string; name?: string }) => Promise<Result>
}

type Parts = {
  today: () => string
  exchange: typeof exchangeNumber
  submit: typeof submitCard
  /** Expiry date and CVV from the frames beside this one; null if one of them is missing. */
  collect: (id: string) => Promise<Omit<PaymentCardValues, 'number'> | null>
}

const LONGEST_NUMBER = 40

export function fieldKinds({ today, exchange, submit, collect }: Parts): Record<FieldKind, Kind> {
  const problemOf = (name: keyof PaymentCardValues) => (text: string) => {
    if (text.trim() === '') return 'required'
    const problem = paymentCardProblems({ number: '', expiry: '', cvv: '', [name]: text }, { today: today() })[name]
    if (!problem) return null
    return problem === 'card_not_mastercard' ? 'not_mastercard' : 'invalid'
  }

  return {
    card: {
      autocomplete: 'cc-number',
      maxLength: LONGEST_NUMBER,
      problemOf: cardNumberProblem,
      answers: 'tokenise',
      answer: async (text) => (cardNumberProblem(text) ? failed('invalid_card_number') : exchange(text)),
    },
    number: {
      autocomplete: 'cc-number',
      maxLength: LONGEST_NUMBER,
      problemOf: problemOf('number'),
      answers: 'request-source',
      async answer(number, { id, name = '' }) {
        const others = await collect(id)
        return others ? submit({ number, ...others }, { name, today: today() }) : failed('fields_missing')
      },
    },
    expiry: {
      autocomplete: 'cc-exp',
      maxLength: 10,
      problemOf: problemOf('expiry'),
      tidy: (text) => tidyExpiry(text, today()),
    },
    cvv: { autocomplete: 'cc-csc', maxLength: 8, problemOf: problemOf('cvv') },
  }
}

/** 1228 and 12/2028 become 12/28. */
function tidyExpiry(text: string, today: string): string {
  const expiry = expiryOf(text, { today })
  return expiry ? `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(-2)}` : text
}
