import { randomBytes, randomUUID } from 'node:crypto'
import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import type { AnsweredPage } from '@amparo/contract/submission'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

type About = { cardId: string; productCode: string; answered: readonly AnsweredPage[]; now: Date }

/** The table rows of a demo claim, with dates counted back from now. Its files have names but no content. */
export function demoClaimRows(claim: DemoClaim, { cardId, productCode, answered, now }: About) {
  const at = (daysAgo: number, place = 0) => new Date(now.getTime() - daysAgo * DAY_MS + place * MINUTE_MS)
  const dayOf = (daysAgo: number) => at(daysAgo).toISOString().slice(0, 10)
  const { claim_number, country, benefit_code, language_code, cardholder_details, history } = claim
  const [id, operation, received_at] = [randomUUID(), randomUUID(), at(claim.sent_days_ago)]
  const { cardholder_email__confirm: _, ...details } = cardholder_details
  const statuses = history.flatMap((one) => ('status' in one ? one.status : []))

  return {
    long_operations: [
      {
        id: operation,
        id_hash: randomBytes(32).toString('hex'),
        response: { claim_number },
        started_at: received_at,
        done_at: received_at,
      },
    ],
    claims: [
      {
        id,
        long_operation_id: operation,
        fingerprint: `demo ${claim_number}`,
        card_id: cardId,
        benefit_code,
        product_code: productCode,
        country,
        language_code,
        as_of: dayOf(claim.sent_days_ago),
        date_of_loss: dayOf(claim.loss_days_ago),
        application: { cardholder_details: details },
        answered,
        state: 'registered',
        claim_number,
        status: statuses.at(-1) ?? 'open',
        received_at,
      },
    ],
    claim_documents: documentsOf(claim, { claim_id: id, at }),
    claim_events: [
      { claim_id: id, kind: 'status', status: 'open', author: 'system', happened_at: received_at },
      ...history.map((one, place) => ({
        claim_id: id,
        ...eventOf(one),
        note: one.note,
        happened_at: at(one.days_ago, place + 1),
      })),
    ],
  }
}

function eventOf(one: DemoClaim['history'][number]) {
  const operator = { author: 'Rosa Lindqvist' }
  if ('status' in one) return { kind: 'status', status: one.status, ...operator }
  if ('requested' in one) return { kind: 'document_requested', document_ids: [one.requested], ...operator }
  if ('sent' in one) return { kind: 'document_sent', document_ids: [one.sent], author: 'cardholder' }
  return { kind: 'document_received', document_ids: [one.received], ...operator }
}

type DocumentRow = {
  claim_id: string
  document_id: string
  file_name?: string
  requested_at?: Date
  sent_at?: Date
  received_at?: Date
}

function documentsOf(
  { sent, sent_days_ago, history }: DemoClaim,
  { claim_id, at }: { claim_id: string; at: (daysAgo: number, place?: number) => Date },
): DocumentRow[] {
  const rows: DocumentRow[] = sent.map((file) => ({ claim_id, ...file, sent_at: at(sent_days_ago) }))
  for (const [place, one] of history.entries()) {
    const moment = at(one.days_ago, place + 1)
    if ('requested' in one) rows.push({ claim_id, document_id: one.requested, requested_at: moment })
    if ('sent' in one) rows.push({ claim_id, document_id: one.sent, file_name: one.file_name, sent_at: moment })
    if ('received' in one) for (const row of rows) if (row.document_id === one.received) row.received_at ??= moment
  }
  return rows
}
