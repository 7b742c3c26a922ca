import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { AnsweredQuestion, ClaimReceipt } from '@amparo/contract/submission'
import { formatDate } from '@amparo/rules/dates/format-date'
import { formatTime } from '@amparo/rules/dates/format-time'
import { paperSize } from '@amparo/rules/letters/paper-size'
import type { ReceiptContent, ReceiptRow } from './pdf-content.ts'

type Sources = {
  content: Pick<ContentStore, 'content'>
  /** The name of the benefit or of the policy. */
  benefitName: (receipt: ClaimReceipt) => string
  isBranded?: boolean
}

/** Everything that was answered and sent, in the wording of the day it was sent. */
export function receiptContent(
  receipt: ClaimReceipt,
  { content, benefitName, isBranded = false }: Sources,
): ReceiptContent {
  const { language_code: locale, claim_number, received_at, pages, files } = receipt
  const labels = content.content(locale, 'claim-receipt')
  const documents: Record<string, { title: string }> = content.content(locale, 'claim-documents')
  const [day = '', time = ''] = received_at.split('T')
  const at = { hour: Number(time.slice(0, 2)), minute: Number(time.slice(3, 5)) }

  return {
    kind: 'receipt',
    isBranded,
    locale,
    day,
    author: labels.title,
    title: labels.title,
    paper: paperSize(receipt.country),
    // A loose page still says which claim it belongs to.
    footer: claim_number ? `${labels.title} · ${labels.claim_number} ${claim_number}` : labels.title,
    pageOf: content.content(locale, 'guide-page').page_of,
    intro: labels.intro,
    missingCharacters: labels.missing_signs,
    facts: [
      { label: labels.claim_number, value: claim_number ?? labels.claim_number_pending, entries: [] },
      // A receipt may be read anywhere, so it names the time zone.
      { label: labels.received_on, value: `${formatDate(day, locale)} ${formatTime(at, locale)} UTC`, entries: [] },
      { label: labels.benefit, value: benefitName(receipt), entries: [] },
    ],
    pages: pages
      .filter(({ questions }) => questions.length > 0)
      .map(({ title, questions }) => ({ title, rows: questions.map(rowOf) })),
    files: {
      title: labels.files_title,
      none: labels.files_none,
      help: labels.sha256_help,
      items: files.map(({ document_id, file_name, sha256 }) => ({
        name: file_name,
        document: documents[document_id.toLowerCase()]?.title ?? document_id,
        sha256: fill('{label}: {sha256}', { label: labels.sha256, sha256 }),
      })),
    },
  }
}

function rowOf({ title, answer, entries }: AnsweredQuestion): ReceiptRow {
  return { label: title, value: answer, entries: entries.map((entry) => entry.map(rowOf)) }
}
