import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { forUsers } from './marketplace.ts'
import { Address, PolicyId } from './policies.ts'
import { Person } from './quotes.ts'
import { EmailAddress } from './sign-in.ts'

export const QuoteRequest = z.object({
  cancel_rewrite_policy_id: z.optional(PolicyId),
  email: EmailAddress,
  /** No gender in New York (M-X42). */
  policy_holder: z.extend(Person, { gender: z.optional(z.enum(['M', 'F', 'P'])) }),
  address: z.extend(Address, { line_2_address: z.optional(z.nullable(freeText(100))) }),
})
export type QuoteRequest = z.output<typeof QuoteRequest>

export const createQuote = endpoint({
  ...forUsers,
  summary: 'Create a quote',
  method: 'POST',
  path: '/api/v2/marketplace/quote/',
  body: QuoteRequest,
  answer: z.object({ id: PolicyId }),
  refusals: ['invalid_geographical_location', 'state_unavailable', 'unable_to_quote', 'policy_not_replaceable'],
})
