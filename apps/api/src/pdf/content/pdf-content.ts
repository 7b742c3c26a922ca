import type { GuideSection } from '@amparo/content/guide-document'
import type { LetterDocument } from '@amparo/content/letter-types'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { PaperSize } from '@amparo/rules/letters/paper-size'
import type { Locale } from '@amparo/rules/locale/locales'

/** Everything in a PDF as plain data: made from content here, and rendered in a thread that has no access to content. */
export type PdfContent =
  | GuideContent
  | ClaimFormContent
  | TransferFormContent
  | ReceiptContent
  | LetterContent
  | PolicyDocumentContent

type Common = {
  locale: Locale
  title: string
  /** For the metadata: the issuer of the card. */
  author: string
  day: IsoDate
  /** `Page {page} of {pages}`, filled in while the pages are counted. */
  pageOf: string
  /** A4 where it is not said. */
  paper?: PaperSize
  /** At the bottom of every page; the title where it is not said. */
  footer?: string
  /** Fonts beyond those of every PDF. */
  fonts?: readonly string[]
}

export type GuideContent = Common & {
  kind: 'guide'
  issuedFor: string
  asOf: string
  intro: string
  contents: string
  sections: readonly GuideSection[]
}

export type ClaimFormContent = Common & {
  kind: 'claim-form'
  intro: readonly string[]
  groups: readonly FieldGroup[]
  documents: { title: string; items: readonly { title: string; description: string }[] }
  declaration: Declaration
  sendTo: string
}

export type TransferFormContent = Common & {
  kind: 'transfer-form'
  intro: string
  groups: readonly FieldGroup[]
  declaration: Declaration
}

export type ReceiptContent = Common & {
  kind: 'receipt'
  /** False for white label. */
  isBranded: boolean
  intro: string
  /** Explains the box that replaces characters that cannot be printed; null where there is none. */
  missingCharacters: string | null
  facts: readonly ReceiptRow[]
  pages: readonly { title: string; rows: readonly ReceiptRow[] }[]
  files: {
    title: string
    none: string
    help: string
    items: readonly { name: string; document: string; sha256: string }[]
  }
}

export type LetterContent = Common & {
  kind: 'letter'
  document: LetterDocument
  /** As in a receipt, for each page. */
  missingCharacters: readonly string[] | null
}

/** A document of an insurance policy: a tagged PDF, so that a screen reader finds its headings, lists and tables. */
export type PolicyDocumentContent = Common & {
  kind: 'policy-document'
  /** Lines below the title: for whom, for which state, from which day. */
  about: readonly string[]
  intro: string
  sections: readonly GuideSection[]
}

/** An answered question; one with a group that repeats has entries instead of a value. */
export type ReceiptRow = { label: string; value: string; entries: readonly (readonly ReceiptRow[])[] }

export type Declaration = { title: string; text: string; signature: string; date: string }

/** The fields of a row are side by side. */
export type FieldGroup = { title: string; rows: readonly (readonly PaperField[])[] }

/** A field to fill in by hand: a line, boxes for digits (`[2, 2, 4]` is a date), or an area of several lines. */
export type PaperField = { label: string; boxes?: readonly number[]; lines?: number }

/** Where policyholders get help; from the catalogue. */
export type Support = { phone: string; email: string }
