import type { AnsweredQuestion } from '@amparo/contract/claim-receipt'
import type { ClaimDetails, ClaimSummary } from '@amparo/contract/claims-operator'

export function claimRow(claim: ClaimSummary): string {
  const { claim_number, state, status, benefit_code, country, date_of_loss, received_at } = claim
  return [claim_number ?? '-', status ?? state, benefit_code, country, date_of_loss ?? '-', received_at].join('  ')
}

/** A claim for an operator's terminal: its answers, documents and history. */
export function claimLines(claim: ClaimDetails): string[] {
  return [
    claimRow(claim),
    ...claim.pages.flatMap(({ title, questions }) => ['', title, ...questions.flatMap((one) => questionLines(one))]),
    '',
    ...claim.documents.map(({ document_id, file_name, sha256, requested_at, received_at }) =>
      [document_id, received_at ? `received ${received_at}` : `requested ${requested_at}`, file_name, sha256]
        .filter(Boolean)
        .join('  '),
    ),
    '',
    ...claim.events.map(({ happened_at, author, kind, status, document_id, note }) =>
      [happened_at, author, kind, status ?? document_id, note].filter(Boolean).join('  '),
    ),
  ]
}

function questionLines({ title, answer, entries }: AnsweredQuestion, indent = '  '): string[] {
  const inner = entries.flatMap((entry, place) => [
    `${indent}  ${place + 1}.`,
    ...entry.flatMap((one) => questionLines(one, `${indent}    `)),
  ])
  return [`${indent}${title}: ${answer}`.trimEnd(), ...inner]
}
