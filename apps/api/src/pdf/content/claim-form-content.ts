import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { ContentOf } from '@amparo/content/slugs'
import { termText } from '@amparo/rules/benefits/term-texts'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { ClaimFormContent, FieldGroup } from './pdf-content.ts'

type About = {
  name: string
  issuer: string
  email: string
  claimDays: number
  /** Ids, as the claim form asks for them. */
  documents: readonly string[]
  currency: string
  locale: Locale
  day: IsoDate
}

const DATE = [2, 2, 4]

export function claimFormContent(content: Pick<ContentStore, 'content'>, about: About): ClaimFormContent {
  const { name, issuer, email, claimDays, documents, currency, locale, day } = about
  const labels = content.content(locale, 'claim-form-file')
  const texts = content.content(locale, 'claim-documents')
  const claim_days = termText('claim_days', claimDays, { currency, locale })

  return {
    kind: 'claim-form',
    locale,
    day,
    author: issuer,
    title: fill(labels.title, { name }),
    pageOf: content.content(locale, 'guide-page').page_of,
    intro: labels.intro,
    groups: fieldGroups(labels),
    documents: {
      title: labels.documents,
      items: documents.map((id) => texts[id.toLowerCase() as keyof typeof texts]),
    },
    declaration: {
      title: labels.declaration,
      text: labels.declaration_text,
      signature: labels.signature,
      date: labels.date,
    },
    sendTo: fill(labels.send_to, { email: `[${email}](mailto:${email})`, claim_days }),
  }
}

function fieldGroups(labels: ContentOf<'claim-form-file'>): FieldGroup[] {
  return [
    {
      title: labels.cardholder,
      rows: [
        [{ label: labels.full_name }, { label: labels.card_last4, boxes: [4] }],
        [{ label: labels.address, lines: 2 }],
        [{ label: labels.phone }, { label: labels.email }],
      ],
    },
    {
      title: labels.incident,
      rows: [
        [{ label: labels.incident_date, boxes: DATE }, { label: labels.incident_place }],
        [{ label: labels.incident_what, lines: 6 }],
        [{ label: labels.amount }],
      ],
    },
    {
      title: labels.payment,
      rows: [[{ label: labels.account_holder }], [{ label: labels.account_number }, { label: labels.bank_name }]],
    },
  ]
}
