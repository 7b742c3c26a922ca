import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LastFour, PanToken } from './primitives.ts'

/** On the vault's own origin, called by the portal's pages: the entries of issuer partners and the travel documents. */

/** Longer than any honest token; more does not fit into a link anyway. */
const EntryToken = z.string().check(z.maxLength(8192))

/** Answers of the claim form that the issuer knows already, by question key. */
export const PrefillFields = z.record(z.string(), z.string())
export type PrefillFields = z.output<typeof PrefillFields>

export const exchangePrefillToken = endpoint({
  summary: "Swap an issuer's prefill or single-sign-on token for a card token",
  method: 'POST',
  path: '/prefill_token',
  audience: 'browser',
  body: z.object({ token: EntryToken }),
  answer: z.object({ pan_token: PanToken, last4: LastFour, prefill: PrefillFields }),
  refusals: ['invalid_token', 'expired_token', 'used_token', 'invalid_card_number'],
})

export const createTravelDocumentToken = endpoint({
  summary: 'Ask for a token that opens one travel document of a card',
  method: 'POST',
  path: '/travel_document_token',
  audience: 'browser',
  body: z.object({ pan_token: PanToken }),
  answer: z.object({ token: EntryToken }),
  refusals: ['unknown_token'],
})

/** The token is one of ours or an issuer's. `benefit_code` may be a benefit id: the redirect page knows no more (P-X17). */
export const redirectTravelDocument = endpoint({
  summary: 'Where the provider shows the travel document of a benefit',
  method: 'POST',
  path: '/travel_document_redirect',
  audience: 'browser',
  body: z.object({
    benefit_code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
    token: EntryToken,
    is_prepaid_card: z.boolean(),
  }),
  answer: z.object({ redirect_url: z.string().check(z.regex(/^https:\/\/[^\s/]+/)) }),
  refusals: ['unknown_token', 'expired_token', 'used_token', 'no_provider', 'provider_unavailable'],
})
