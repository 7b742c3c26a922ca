import * as z from 'zod/mini'
import { type Answer, endpoint } from './endpoint.ts'
import { CardholderName, PaymentSource } from './payment-source.ts'
import { LastFour, Nothing, PanToken } from './primitives.ts'

/** On the vault's own origin; only its frame calls it. */
export const createToken = endpoint({
  summary: 'Exchange a card number for a card token',
  method: 'POST',
  path: '/api/cardholder/v1/token/',
  audience: 'browser',
  body: z.object({ card_number: z.string().check(z.maxLength(40)) }),
  answer: z.object({ pan_token: PanToken, last4: LastFour }),
  refusals: ['invalid_card_number'],
})

/** What the vault knows about a card, never the number. `bin` has 8 digits if the number has 16, otherwise 6. */
export const Card = z.object({
  card_id: z.uuid(),
  bin: z.string().check(z.regex(/^\d{6}(\d{2})?$/)),
  number_length: z.int(),
  last4: LastFour,
})
export type Card = z.output<typeof Card>

/** On the vault's internal listener. */
export const findCard = endpoint({
  summary: 'Get the card of a card token',
  method: 'POST',
  path: '/internal/v1/cards/find',
  audience: 'service',
  body: z.object({ pan_token: PanToken }),
  answer: Card,
  refusals: ['unknown_token'],
})

export const revokeToken = endpoint({
  summary: 'Revoke a card token',
  method: 'POST',
  path: '/internal/v1/tokens/revoke',
  audience: 'service',
  body: z.object({ pan_token: PanToken }),
  answer: Nothing,
  refusals: [],
})

/** Deletes what is stored of a card, and its tokens. A card that is unknown by then is as good. */
export const forgetCard = endpoint({
  summary: 'Forget a card',
  method: 'POST',
  path: '/internal/v1/cards/forget',
  audience: 'service',
  body: z.object({ card_id: z.uuid() }),
  answer: Nothing,
  refusals: [],
})

const MOST_EXPORTED = 100

/** What is stored of cards, for the copy that a person asks for. Unknown cards are left out. */
export const exportCards = endpoint({
  summary: 'Get what is stored of cards',
  method: 'POST',
  path: '/internal/v1/cards/export',
  audience: 'service',
  body: z.object({ card_ids: z.array(z.uuid()).check(z.maxLength(MOST_EXPORTED)) }),
  answer: z.object({
    cards: z.array(
      z.object({
        bin: z.string(),
        last4: z.string(),
        number_length: z.int(),
        created_at: z.string(),
        last_used_on: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
})
export type ExportedCard = Answer<typeof exportCards>['cards'][number]

// The rest is on the vault's own origin and called by pages of the portal: entry links of issuers, and travel documents.

/** Longer than any real token, and than most browsers allow in a link. */
const EntryToken = z.string().check(z.maxLength(8192))

/** Answers that the issuer knows already, by question key. */
export const PrefillFields = z.record(z.string(), z.string())
export type PrefillFields = z.output<typeof PrefillFields>

export const exchangePrefillToken = endpoint({
  summary: "Exchange an issuer's prefill or single-sign-on token for a card token",
  method: 'POST',
  path: '/prefill_token',
  audience: 'browser',
  body: z.object({ token: EntryToken }),
  answer: z.object({ pan_token: PanToken, last4: LastFour, prefill: PrefillFields }),
  refusals: ['invalid_token', 'expired_token', 'used_token', 'invalid_card_number'],
})

export const createTravelDocumentToken = endpoint({
  summary: 'Get a token that opens one travel document of a card',
  method: 'POST',
  path: '/travel_document_token',
  audience: 'browser',
  body: z.object({ pan_token: PanToken }),
  answer: z.object({ token: EntryToken }),
  refusals: ['unknown_token'],
})

/** The token is ours or an issuer's. `benefit_code` may be a benefit id, if the redirect page has nothing else (P-X17). */
export const redirectTravelDocument = endpoint({
  summary: 'Get the address of a travel document at its provider',
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

/** On the vault's own origin; only its payment frames call it. The card goes to the processor and is stored nowhere (M-307). */
export const submitPaymentCard = endpoint({
  summary: "Exchange a card for the payment processor's reference",
  method: 'POST',
  path: '/api/payments/v1/source/',
  audience: 'browser',
  body: z.object({
    number: z.string().check(z.maxLength(40)),
    expiry_month: z.string().check(z.maxLength(2)),
    expiry_year: z.string().check(z.maxLength(4)),
    name: CardholderName,
    cvv: z.string().check(z.maxLength(4)),
    currency: z.literal('USD'),
  }),
  answer: z.object({ source: PaymentSource }),
  refusals: [
    'invalid_card_number',
    'not_mastercard',
    'invalid_expiry',
    'invalid_cvv',
    'card_refused',
    'processor_unavailable',
  ],
})
