import type { Application } from '@amparo/contract/claim-forms'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'

/** What the engine needs besides form and answers. All of it is passed in; nothing is read from the machine. */
export type Context = {
  today: IsoDate
  /** The day that the claim is made as of: of the loss, for a benefit that has ended or changed (C-X24). Otherwise today. */
  asOf?: IsoDate | undefined
  locale: Locale
  country: string
  /** The normalised answers of the other pages, which rules may refer to. */
  application: Application
  /** phone-check.ts, if it is loaded. Without it only the shape of a phone number is checked. */
  phone?: ((text: string, country: string) => boolean) | undefined
  /** Characters to remove from every text; control characters and angle brackets by default. */
  stripped?: RegExp | undefined
}

/** `path` is `price`, `price__other` or `items.1.price`, where 1 is the place of the entry in the answers as given. */
export type Problem = { path: string; rule: string; message: string }
