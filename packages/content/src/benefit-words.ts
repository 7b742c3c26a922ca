import { termTexts } from '@amparo/rules/benefits/term-texts'
import type { Locale } from '@amparo/rules/locale/locales'
import { fill } from './fill.ts'

type Card = {
  benefit: { terms: Readonly<Record<string, number>>; occurrence_max_amount: number | null }
  product: string
  issuer: string
  currency: string
  locale: Locale
  /** The phone number as the page shows it, with its link. */
  phone: string
}

type BenefitWords = Readonly<Record<string, string>>

/** The values of the placeholders in the texts of a benefit, for one card in one language. */
export function benefitWords({ benefit, product, issuer, currency, locale, phone }: Card): BenefitWords {
  const { terms, occurrence_max_amount: most } = benefit
  const sums = most === null ? terms : { ...terms, max_amount: most }
  return { ...termTexts(sums, { currency, locale }), phone, product, issuer }
}

/** A name or a currency may end with a full stop (`N.A.`, `ر.س.`); at the end of a sentence there must be only one. */
export function sayWith(words: BenefitWords) {
  return (text: string) => fill(text, words).replace(/(?<!\.)\.([\u200e\u200f\u2069]*)\.(?!\.)/g, '.$1')
}
