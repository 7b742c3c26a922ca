import { PrefillFields } from '@amparo/contract/vault'
import * as z from 'zod/mini'

export const purposes = ['prefill', 'sso', 'travel_document'] as const
export type Purpose = (typeof purposes)[number]

export const LONGEST_LIFETIME_S = 10 * 60

const MOST_FIELDS = 50
const fieldName = /^[a-z][a-z0-9_]{0,63}$/
/** Prefilled answers go into text fields: short, and one line. */
const fieldValue = /^\P{Cc}{0,200}$/u

const Prefill = PrefillFields.check(
  z.refine((fields) => Object.keys(fields).length <= MOST_FIELDS),
  z.refine((fields) => Object.entries(fields).every(([name, text]) => fieldName.test(name) && fieldValue.test(text))),
)

/** What an issuer partner puts into a token. Times are seconds, as in every JWT; other claims are ignored. */
export const PartnerTokenClaims = z
  .object({
    jti: z.string().check(z.regex(/^[A-Za-z0-9._:-]{16,128}$/)),
    iat: z.int(),
    exp: z.int(),
    purpose: z.enum(purposes),
    card_number: z.string().check(z.maxLength(40)),
    prefill: z.optional(Prefill),
  })
  .check(z.refine(({ iat, exp }) => exp > iat && exp - iat <= LONGEST_LIFETIME_S))
export type PartnerTokenClaims = z.output<typeof PartnerTokenClaims>
