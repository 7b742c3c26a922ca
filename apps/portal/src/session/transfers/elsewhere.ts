import type { TransferState } from '@amparo/contract/draft-transfers'
import type { Draft } from '../drafts/draft.ts'

/** What another device has done with a draft. */
export type Elsewhere = { kind: 'picked-up'; at: string } | { kind: 'sent'; claimNumber: string | null }

/** Null if the draft is still this device's to go on with. */
export function elsewhereOf({ transfer, pending }: Draft, state: TransferState | undefined): Elsewhere | null {
  if (!transfer || !state) return null
  // This device sends it at the moment.
  if (state.sent_at && !pending) return { kind: 'sent', claimNumber: state.claim_number }
  const { picked_up_at: at } = state
  return at === null || transfer.knownPickUp === '' || transfer.knownPickUp === at ? null : { kind: 'picked-up', at }
}

/** The draft with what the server says of it, or the same one if that is nothing new. */
export function withState(draft: Draft, state: TransferState | undefined): Draft {
  const { transfer, claimNumber } = draft
  if (!transfer || !state || claimNumber) return draft
  const found = elsewhereOf(draft, state)
  if (found?.kind === 'sent' && found.claimNumber)
    return { ...draft, claimNumber: found.claimNumber, transfer: { ...transfer, isSentElsewhere: true } }
  const isOwn = transfer.knownPickUp === '' && state.picked_up_at !== null
  return isOwn ? { ...draft, transfer: { ...transfer, knownPickUp: state.picked_up_at ?? '' } } : draft
}
