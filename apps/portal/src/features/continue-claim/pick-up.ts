import type { TransferLink } from '@amparo/rules/claims/transfer-code'
import type { Locale } from '@amparo/rules/locale/locales'
import * as z from 'zod/mini'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import { transferStatesQuery } from '../../queries/transfers/list-transfer-states.ts'
import { pickUpTransfer } from '../../queries/transfers/pick-up-transfer.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { signOut } from '../../session/sign-out.ts'
import { decryptTransfer, TransferUnreadable } from '../../session/transfers/encrypt-transfer.ts'
import { TransferredDraft } from '../../session/transfers/transferred-draft.ts'

type PickUp = {
  panToken: string
  last4: string
  link: TransferLink
  pickUpId: string
  locale: Locale
  signal: AbortSignal
}

/** Picks a draft up, logs in with its card, and stores the draft here for another 24 hours. */
export async function pickUp(app: AppParts, input: PickUp): Promise<{ draft: Draft; country: string }> {
  const { platform, queries, session } = app
  const { panToken, last4, locale } = input
  try {
    const answer = await queries.fetchQuery(benefitsQuery(platform, { panToken, locale }))
    const { draftId, content } = await received(app, input)
    const knownPickUp = await timeOfPickUp(app, panToken, draftId)
    session.begin({ panToken, last4, isBrandAgnostic: answer.is_brand_agnostic })
    const draft = await store(app, { ...content, panTokenLast4: last4, transfer: { draftId, knownPickUp } })
    return { draft, country: answer.ica_country }
  } catch (error) {
    // A card that opened nothing must not stay logged in.
    if (session.panToken() !== panToken) signOut(platform, panToken)
    throw error
  }
}

async function received({ platform }: AppParts, { panToken, link, pickUpId, signal }: PickUp) {
  const body = { pan_token: panToken, code: link.code, pick_up_id: pickUpId }
  const { draft_id: draftId, content } = await pickUpTransfer(platform, body, { signal })
  const draft = z.safeParse(TransferredDraft, await decryptTransfer(content, { key: link.key, draftId }))
  if (!draft.success) throw new TransferUnreadable()
  return { draftId, content: draft.data }
}

/** Empty if the server does not answer; the next call for states fills it in. */
async function timeOfPickUp({ platform, queries }: AppParts, panToken: string, draftId: string): Promise<string> {
  const [state] = await queries.fetchQuery(transferStatesQuery(platform, panToken, [draftId])).catch(() => [])
  return state?.picked_up_at ?? ''
}

/** Replaces an older copy of the same draft on this device. */
async function store(app: AppParts, parts: TransferredDraft & Pick<Draft, 'transfer'>): Promise<Draft> {
  const drafts = app.part(claimDrafts)
  const older = (await drafts.list()).filter(({ transfer }) => transfer?.draftId === parts.transfer?.draftId)
  const draft = await drafts.create(parts)
  await Promise.all(older.map(({ localId }) => drafts.remove(localId)))
  return draft
}
