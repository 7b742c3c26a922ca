import { makeTransferKey, TRANSFER_OPEN_MS, transferAddress } from '@amparo/rules/claims/transfer-code'
import type { Locale } from '@amparo/rules/locale/locales'
import * as z from 'zod/mini'
import { transferStatesQuery } from '../../queries/transfers/list-transfer-states.ts'
import { startTransfer } from '../../queries/transfers/start-transfer.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import { encryptTransfer } from '../../session/transfers/encrypt-transfer.ts'
import { TransferredDraft } from '../../session/transfers/transferred-draft.ts'

type Parts = Pick<AppParts, 'platform' | 'queries' | 'session' | 'part'>
export type MadeLink = {
  address: string
  draftId: string
  panToken: string
  /** By this device's clock. */
  expiresAt: number
  /** The last pick-up before this link was made. */
  knownPickUp: string | undefined
  /** Names of files that are still being sent and stay on this device. */
  unsent: readonly string[]
}

/** Encrypts the stored draft, uploads it, and makes the link that opens it on another device. */
export async function makeLink(app: Parts, localId: string, locale: Locale, signal: AbortSignal): Promise<MadeLink> {
  const { platform, queries, session } = app
  const drafts = app.part(claimDrafts)
  const panToken = session.panToken()
  const before = await drafts.get(localId)
  if (!before || !panToken) throw new Error('there is no draft to continue on another device')
  const draftId = before.transfer?.draftId ?? crypto.randomUUID()
  const [state] = before.transfer
    ? await queries.fetchQuery({ ...transferStatesQuery(platform, panToken, [draftId]), staleTime: 0 })
    : []
  const knownPickUp = state?.picked_up_at ?? undefined
  // Stored before the link exists, so that this device recognizes other copies of the draft whatever happens next.
  const transfer = { draftId, ...(knownPickUp && { knownPickUp }) }
  const draft = (await drafts.update(localId, (stored) => ({ ...stored, transfer }))) ?? before

  const key = makeTransferKey((count) => crypto.getRandomValues(new Uint8Array(count)))
  const content = await encryptTransfer(z.parse(TransferredDraft, draft), { key, draftId })
  const startedAt = platform.now().getTime()
  const { code } = await startTransfer(platform, { pan_token: panToken, draft_id: draftId, content }, { signal })

  return {
    address: transferAddress(location.origin, locale, { code, key }),
    draftId,
    panToken,
    expiresAt: startedAt + TRANSFER_OPEN_MS,
    knownPickUp,
    unsent: draft.documents.filter((one) => !one.file_approval_id).map(({ name }) => name),
  }
}
