import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ClaimantToken } from './primitives.ts'

/** The server's half of the key that encrypts drafts in a browser. `key_id` says whose it is, and nothing about the half. */
export const DraftKey = z.object({ key_id: z.string(), key_half: z.string() })
export type DraftKey = z.output<typeof DraftKey>

/** The same for every token of a card, and for every token of a policy's claim form. No draft is ever sent. */
export const getDraftKey = endpoint({
  summary: "Get the server's half of the key to a card's drafts",
  method: 'POST',
  path: '/api/cardholder/v1/draft_key/',
  audience: 'browser',
  body: z.object({ pan_token: ClaimantToken }),
  answer: DraftKey,
  refusals: ['unable_to_verify_card', 'claim_token_expired'],
})
