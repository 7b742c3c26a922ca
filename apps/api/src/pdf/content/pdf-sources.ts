import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Sheet } from './pdf-content.ts'

/** What stands at an address. The addresses are known at the start: a path that is none of them never becomes anything. */
export type FileSource = {
  /** A guide is read in the browser, a form is taken away to be filled in. */
  disposition: 'inline' | 'attachment'
  /** ISO 3166 alpha-3: where the file's day is today. */
  country: string
  /** The first day on which a cardholder sees the benefit. */
  from: IsoDate | null
  sheet(day: IsoDate): Sheet
}

export type FileSources = ReadonlyMap<string, FileSource>
