import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LastFour, Nothing, PanToken } from './primitives.ts'

/** On the vault's own origin, called by its frame only. */
export const createToken = endpoint({
  summary: 'Swap a card number for a token',
  method: 'POST',
  path: '/api/cardholder/v1/token/',
  audience: 'browser',
  body: z.object({ card_number: z.string().check(z.maxLength(40)) }),
  answer: z.object({ pan_token: PanToken, last4: LastFour }),
  refusals: ['invalid_card_number'],
})

/** What the vault knows of a card; never the number. `bin` is 8 digits of a 16-digit number, else 6. */
export const Card = z.object({
  card_id: z.uuid(),
  bin: z.string().check(z.regex(/^\d{6}(\d{2})?$/)),
  number_length: z.int(),
  last4: LastFour,
})
export type Card = z.output<typeof Card>

/** On the vault's internal listener. */
export const findCard = endpoint({
  summary: 'What stands behind a token',
  method: 'POST',
  path: '/internal/v1/cards/find',
  audience: 'service',
  body: z.object({ pan_token: PanToken }),
  answer: Card,
  refusals: ['unknown_token'],
})

export const revokeToken = endpoint({
  summary: 'End a token',
  method: 'POST',
  path: '/internal/v1/tokens/revoke',
  audience: 'service',
  body: z.object({ pan_token: PanToken }),
  answer: Nothing,
  refusals: [],
})
