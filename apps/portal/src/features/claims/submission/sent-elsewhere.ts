import { CallFailed } from '@amparo/contract/call'
import type { Platform } from '../../../platform/platform.ts'
import { readTransferStates } from '../../../queries/transfers/list-transfer-states.ts'
import type { ClaimDrafts } from '../../../session/drafts/claim-drafts.ts'
import { withState } from '../../../session/transfers/elsewhere.ts'
import type { Claim } from '../read-claim.ts'

type Parts = { platform: Platform; drafts: ClaimDrafts; claim: Claim }

/** Another device has sent the same draft: this copy gets its claim number, and null is returned. Every other failure stays one. */
export async function sentElsewhere(failure: unknown, { platform, drafts, claim }: Parts): Promise<null> {
  const { transfer, localId } = (await drafts.get(claim.draft.localId)) ?? claim.draft
  if (!isSentElsewhere(failure) || !transfer) throw failure
  const [state] = await readTransferStates(platform, claim.form.panToken, [transfer.draftId])
  const draft = await drafts.update(localId, (stored) => withState({ ...stored, pending: undefined }, state))
  // It has no number yet.
  if (!draft?.claimNumber) throw failure
  return null
}

export function isSentElsewhere(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'sent_from_another_device'
}
