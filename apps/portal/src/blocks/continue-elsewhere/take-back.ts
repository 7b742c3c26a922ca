import type { ClaimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'

/** This device goes on with its own copy, whatever the other device does with the other one. */
export function takeBack(drafts: ClaimDrafts, { localId }: Pick<Draft, 'localId'>, pickedUpAt: string) {
  return drafts.update(localId, (stored) =>
    stored.transfer ? { ...stored, transfer: { ...stored.transfer, knownPickUp: pickedUpAt } } : stored,
  )
}
