import { transferCodePattern } from '@amparo/rules/claims/transfer-code'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { Nothing, PanToken } from './primitives.ts'

/** Base64url characters of an encrypted draft. A long claim takes about a tenth. */
export const MOST_TRANSFERRED = 200_000
const MOST_DRAFTS = 50

/** Chosen by the browser that first sends a draft to another device; all copies of the draft have it. */
const DraftId = z.uuid()
const forCards = { audience: 'browser' as const, method: 'POST' as const }
const path = '/api/cardholder/v1/claims/transfers/'

/** Keeps an encrypted draft for another device of the same cardholder. A draft has one open transfer: a new one replaces it. */
export const startTransfer = endpoint({
  ...forCards,
  summary: 'Start to continue a claim on another device',
  path,
  body: z.object({
    pan_token: PanToken,
    draft_id: DraftId,
    // Nobody can tell whether it is encrypted, so it is searched for card numbers like any text.
    content: freeText(MOST_TRANSFERRED).check(z.regex(/^[A-Za-z0-9_-]+$/)),
  }),
  answer: z.object({ code: z.string().check(z.regex(transferCodePattern)), expires_at: z.string() }),
  refusals: ['unable_to_verify_card', 'too_many_transfers'],
})

/**
 * Hands the draft over once. The answer for a code that is unknown, used, revoked or expired is the same. Another card gets nothing and uses
 * nothing up. A device that lost the answer asks again with the same `pick_up_id`.
 */
export const pickUpTransfer = endpoint({
  ...forCards,
  summary: 'Pick up a claim from another device',
  path: `${path}pick_up/`,
  body: z.object({ pan_token: PanToken, code: z.string().check(z.regex(transferCodePattern)), pick_up_id: z.uuid() }),
  answer: z.object({ draft_id: DraftId, content: z.string() }),
  refusals: ['unable_to_verify_card', 'transfer_not_found', 'transfer_of_another_card'],
})

export const revokeTransfer = endpoint({
  ...forCards,
  summary: 'Revoke the open transfer of a claim',
  path: `${path}revoke/`,
  body: z.object({ pan_token: PanToken, draft_id: DraftId }),
  answer: Nothing,
  refusals: ['unable_to_verify_card'],
})

/** What became of drafts that were sent to another device. Drafts of other cards, and unknown ones, look as if nothing had happened. */
export const listTransferStates = endpoint({
  ...forCards,
  summary: 'Ask what became of transferred claims',
  path: `${path}states/`,
  body: z.object({ pan_token: PanToken, draft_ids: z.array(DraftId).check(z.maxLength(MOST_DRAFTS)) }),
  answer: z.array(
    z.object({
      draft_id: DraftId,
      /** When another device last picked it up. */
      picked_up_at: z.nullable(z.string()),
      /** When one of the devices sent it. */
      sent_at: z.nullable(z.string()),
      /** Null until the claim is registered. */
      claim_number: z.nullable(z.string()),
    }),
  ),
  refusals: ['unable_to_verify_card'],
})
export type TransferState = z.output<typeof listTransferStates.answer>[number]
