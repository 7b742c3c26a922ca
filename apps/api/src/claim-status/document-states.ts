import type { StatusDocument } from '@amparo/contract/claim-status'
import type { DocumentRow } from '../claim-register/create-claim-register.ts'

export type DocumentState = Pick<StatusDocument, 'state' | 'requested_at' | 'received_at'> & {
  document_id: string
}

/** The state of each document, in the order of the rows. A file that was sent counts as received once an operator has confirmed it. */
export function documentStates(rows: readonly DocumentRow[]): DocumentState[] {
  return [...Map.groupBy(rows, ({ document_id }) => document_id)].map(([document_id, own]) => {
    const request = own.findLast(({ requested_at }) => requested_at !== null)
    const state = stateOf(own, request)
    return {
      document_id,
      state,
      requested_at: request?.requested_at?.toISOString() ?? null,
      received_at: state === 'received' ? latest(own.map(({ received_at }) => received_at)) : null,
    }
  })
}

function stateOf(rows: readonly DocumentRow[], request: DocumentRow | undefined): StatusDocument['state'] {
  const since = request?.requested_at?.getTime() ?? 0
  const sent = rows.filter(({ sent_at }) => sent_at !== null && sent_at.getTime() >= since)
  if (request && !request.received_at) return sent.length > 0 ? 'sent' : 'needed'
  return sent.some(({ received_at }) => !received_at) ? 'sent' : 'received'
}

function latest(moments: readonly (Date | null)[]): string | null {
  const last = Math.max(...moments.map((moment) => moment?.getTime() ?? 0))
  return last > 0 ? new Date(last).toISOString() : null
}
