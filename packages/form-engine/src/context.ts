import type { Application } from '@amparo/contract/claim-forms'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'

/** What an answer is judged by, besides the form: all of it given, nothing read from the machine. */
export type Context = {
  today: IsoDate
  locale: Locale
  country: string
  /** The normalised answers of the other pages, which rules may speak of. */
  application: Application
  /** phone-check.ts, where it is loaded. Without it only the shape of a number is checked. */
  phone?: ((text: string, country: string) => boolean) | undefined
  stripped?: RegExp | undefined
}

/** `path` is `price`, `price__other` or `items.1.price`, with the place of the row as it was given. */
export type Problem = { path: string; rule: string; message: string }
