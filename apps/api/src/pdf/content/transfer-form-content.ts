import type { ContentStore } from '@amparo/content/load-content'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { TransferFormContent } from './pdf-content.ts'

type About = { locale: Locale; day: IsoDate }

/** Shares its labels with the claim form on paper where both ask the same. */
export function transferFormContent(
  content: Pick<ContentStore, 'content'>,
  { locale, day }: About,
): TransferFormContent {
  const labels = content.content(locale, 'claim-form-file')
  const own = content.content(locale, 'transfer-form-file')
  const { title } = content.content(locale, 'claim-documents').doc017
  return {
    kind: 'transfer-form',
    locale,
    day,
    author: title,
    title,
    pageOf: content.content(locale, 'guide-page').page_of,
    intro: own.intro,
    groups: [
      {
        title: labels.cardholder,
        rows: [
          [{ label: labels.full_name }, { label: labels.card_last4, boxes: [4] }],
          [{ label: labels.address, lines: 2 }],
          [{ label: labels.phone }, { label: labels.email }],
        ],
      },
      {
        title: labels.payment,
        rows: [
          [{ label: labels.account_holder }],
          [{ label: labels.account_number }, { label: own.currency }],
          [{ label: own.iban }, { label: own.swift }],
          [{ label: labels.bank_name }, { label: own.bank_country }],
          [{ label: own.bank_address, lines: 2 }],
        ],
      },
    ],
    declaration: {
      title: labels.declaration,
      text: labels.declaration_text,
      signature: labels.signature,
      date: labels.date,
    },
  }
}
