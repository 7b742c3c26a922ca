import type { ClaimDetails, ClaimSummary } from '@amparo/contract/claim-register'
import type { AnsweredQuestion } from '@amparo/contract/submission'

export function claimRow(claim: ClaimSummary): string {
  const { claim_number, state, status, benefit_code, country, date_of_loss, received_at, policy_number } = claim
  const line = [claim_number ?? '-', status ?? state, benefit_code, country, date_of_loss ?? '-', received_at]
  return [...line, ...(policy_number ? [`policy ${policy_number}`] : [])].join('  ')
}

/** A claim for an operator's terminal: its answers, documents and history. */
export function claimLines(claim: ClaimDetails): string[] {
  return [
    claimRow(claim),
    ...claim.pages.flatMap(({ title, questions }) => ['', title, ...questions.flatMap((one) => questionLines(one))]),
    '',
    ...claim.documents.map(documentLine),
    ...paymentLines(claim),
    '',
    ...claim.events.map(({ happened_at, author, kind, status, document_id, note }) =>
      [happened_at, author, kind, status ?? document_id, note].filter(Boolean).join('  '),
    ),
  ]
}

function documentLine({ document_id, file_name, sha256, ...at }: ClaimDetails['documents'][number]): string {
  const moments = [
    at.requested_at && `requested ${at.requested_at}`,
    at.sent_at && `sent ${at.sent_at}`,
    at.received_at && `received ${at.received_at}`,
  ]
  return [document_id, ...moments, file_name, sha256].filter(Boolean).join('  ')
}

function paymentLines({ payment }: ClaimDetails): string[] {
  if (!payment) return []
  return [
    '',
    `paid to bank ${payment.payee_bank_code}, account ending in ${payment.account_ending}, received ${payment.received_at}`,
  ]
}

function questionLines({ title, answer, entries }: AnsweredQuestion, indent = '  '): string[] {
  const inner = entries.flatMap((entry, place) => [
    `${indent}  ${place + 1}.`,
    ...entry.flatMap((one) => questionLines(one, `${indent}    `)),
  ])
  return [`${indent}${title}: ${answer}`.trimEnd(), ...inner]
}
