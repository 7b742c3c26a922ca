import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { LetterForms } from '@amparo/rules/letters/letter-forms'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import type { PaperSize } from '@amparo/rules/letters/paper-size'
import type { Locale } from '@amparo/rules/locale/locales'
import type { ContentOf } from './slugs.ts'

export type LetterTexts = ContentOf<'letters'>

/** Everything on a letter that is not text. Numbers are `+` and digits. */
export type Letter<K extends LetterKind = LetterKind> = {
  kind: K
  form: LetterForms[K]
  number: string
  issuedOn: IsoDate
  lastFour: string
  product: string
  issuer: string
  country: { code: string; currency: string; insurerLogo: string }
  benefit: { source: string; terms: Readonly<Record<string, number>>; occurrence_max_amount: number | null }
  phones: {
    /** The country's own number, and the one from abroad, which takes collect calls. */
    home: string
    abroad: string
    insideUsa: string
    /** Free numbers by country, for the Mexico certificate. */
    tollFree: readonly { country: string; number: string }[]
  }
  /** The portal's origin. */
  portal: string
  /** Null if the letter cannot be verified. */
  code: string | null
}

export type LetterSection = { id: string; title: string } & (
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; note: string | null }
  | { kind: 'list' | 'paragraphs'; items: readonly string[] }
  | { kind: 'phones'; cards: readonly { title: string; text: string; number: string }[] }
  | { kind: 'verify'; text: string; label: string; code: string; link: string }
)

/** One page, in one language. */
export type LetterPage = {
  locale: Locale
  title: string
  subtitle: string
  company: { name: string; address: string; label: string }
  sections: readonly LetterSection[]
  footer: string | null
}
export type LetterDocument = { paper: PaperSize; logo: string; number: string; pages: readonly LetterPage[] }
