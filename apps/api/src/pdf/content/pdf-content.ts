import type { GuideSection } from '@amparo/content/guide-document'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'

/** Everything a file says, as plain data: it is made where content is, and set in a thread that knows nothing of content. */
export type Sheet = GuideSheet | ClaimFormSheet | TransferFormSheet | ReceiptSheet

type Common = {
  locale: Locale
  title: string
  /** Of the metadata: whose card it is about. */
  author: string
  day: IsoDate
  /** `Page {page} of {pages}`, filled in while the pages are counted. */
  pageOf: string
  /** Where those of every sheet are not enough. */
  fonts?: readonly string[]
}

export type GuideSheet = Common & {
  kind: 'guide'
  issuedFor: string
  asOf: string
  intro: string
  contents: string
  sections: readonly GuideSection[]
}

export type ClaimFormSheet = Common & {
  kind: 'claim-form'
  intro: readonly string[]
  groups: readonly FieldGroup[]
  documents: { title: string; items: readonly { title: string; description: string }[] }
  declaration: Declaration
  sendTo: string
}

export type TransferFormSheet = Common & {
  kind: 'transfer-form'
  intro: string
  groups: readonly FieldGroup[]
  declaration: Declaration
}

export type ReceiptSheet = Common & {
  kind: 'receipt'
  intro: string
  /** What a sign means that stands for one that could not be printed; null where there is none. */
  missingSigns: string | null
  facts: readonly ReceiptRow[]
  pages: readonly { title: string; rows: readonly ReceiptRow[] }[]
  files: {
    title: string
    none: string
    help: string
    items: readonly { name: string; document: string; sha256: string }[]
  }
}

/** A question that was answered; of a group that repeats, its entries instead of a value. */
export type ReceiptRow = { label: string; value: string; entries: readonly (readonly ReceiptRow[])[] }

export type Declaration = { title: string; text: string; signature: string; date: string }

/** Fields of a row stand side by side. */
export type FieldGroup = { title: string; rows: readonly (readonly PaperField[])[] }

/** How it is filled in by hand: on a line, in boxes for digits (`[2, 2, 4]` is a date), or in an area of so many lines. */
export type PaperField = { label: string; boxes?: readonly number[]; lines?: number }
