import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { PdfContent } from './pdf-content.ts'

/** A PDF at an address. All addresses are known at the start, so that no path from outside is ever looked up anywhere else. */
export type PdfSource = {
  /** A guide is read in the browser; a form is downloaded to be filled in. */
  disposition: 'inline' | 'attachment'
  /** ISO 3166 alpha-3: the country whose date is on the PDF. */
  country: string
  /** The first day on which a cardholder sees the benefit. */
  from: IsoDate | null
  contentOn(day: IsoDate): PdfContent
}

export type PdfSources = ReadonlyMap<string, PdfSource>
