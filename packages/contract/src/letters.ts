import { letterNumberPattern } from '@amparo/rules/letters/letter-number'
import { verificationCodePattern } from '@amparo/rules/letters/verification-code'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { BenefitCode, CountryCode, Day, freeText, LastFour, LocaleCode, operatorText, PanToken } from './primitives.ts'

const short = (max: number) => freeText(max, 1)
export const LetterNumber = z.string().check(z.regex(letterNumberPattern))
const VerificationCode = z.string().check(z.regex(verificationCodePattern))

/** What is sent about a person. Names may have letters of two code units and combining marks; `@amparo/rules` counts them as people do. */
const Person = {
  first_name: short(80),
  last_name: short(160),
  email: short(254),
  phone_number: z.string().check(z.regex(/^\+\d{6,15}$/)),
}
const Trip = {
  origin: CountryCode,
  destination: CountryCode,
  departure_date: Day,
  return_date: z.optional(Day),
  nationality: CountryCode,
  date_of_birth: Day,
  relationship: short(40),
}
const Traveller = {
  ...Person,
  ...Trip,
  child_disablement: z.optional(z.boolean()),
  full_time_student: z.optional(z.boolean()),
}

/**
 * The travel letter (C-329 to C-347, C-575), except in India. Our additions are the last four. A ticket is stored once: sent again with the same code,
 * it gets the same answer. Issuer, product and country are those of the card, whatever is sent.
 */
export const submitLetter = endpoint({
  summary: 'Register a travel letter, so that it can be verified',
  method: 'POST',
  path: '/api/v2/travel-letter/submit-letter/',
  audience: 'browser',
  body: z.object({
    ...Traveller,
    card_issuer: short(200),
    card_number: LastFour,
    card_type: short(200),
    ica_country: CountryCode,
    issuance_date: Day,
    ticket: LetterNumber,
    pan_token: PanToken,
    benefit_code: BenefitCode,
    language_code: LocaleCode,
    verification_code: VerificationCode,
  }),
  answer: z.object({ ticket: z.string() }),
  refusals: ['unable_to_verify_card', 'card_benefit_not_applicable', 'invalid_letter', 'ticket_taken'],
})

const Verified = z.object({
  state: z.enum(['valid', 'expired', 'revoked']),
  ticket: z.string(),
  initials: z.string(),
  departure_date: Day,
  return_date: z.nullable(Day),
})

/** Whether a letter was issued. Every code does the same work; nothing is said about a code that is not known. */
export const verifyLetter = endpoint({
  summary: 'Check whether a letter was issued and is still valid',
  method: 'POST',
  path: '/api/letters/v1/verify',
  audience: 'browser',
  body: z.object({ code: VerificationCode }),
  answer: z.union([Verified, z.object({ state: z.literal('unknown') })]),
  refusals: [],
})

/** `language_code` is the reader's: its page comes first. */
const Printed = {
  pan_token: PanToken,
  benefit_code: BenefitCode,
  ticket: LetterNumber,
  issuance_date: Day,
  language_code: LocaleCode,
}

/** The body of the letter PDF: everything on the letter, which is printed and not stored. The code is left out of letters that cannot be verified. */
export const PrintLetter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cdw-certificate'), ...Printed, ...Person, rental_country: CountryCode }),
  z.object({ kind: z.literal('mex-certificate'), ...Printed, ...Person, ...Trip, insured_id: short(80) }),
  z.object({
    kind: z.literal('ap-certificate'),
    ...Printed,
    ...Traveller,
    verification_code: z.optional(VerificationCode),
  }),
])
export type PrintLetter = z.output<typeof PrintLetter>

/** Not an endpoint, as it answers with a file: `application/pdf`, or a failure in the usual shape. */
export const LETTER_PDF_PATH = '/api/letters/v1/pdf'

const LetterSummary = z.object({
  ticket: z.string(),
  state: z.enum(['valid', 'expired', 'revoked']),
  benefit_code: z.string(),
  product_code: z.string(),
  country: z.string(),
  departure_date: Day,
  return_date: z.nullable(Day),
  received_at: z.string(),
})
export type LetterSummary = z.output<typeof LetterSummary>

const LetterEvent = z.object({
  kind: z.enum(['received', 'shown', 'revoked', 'exported', 'erased']),
  note: z.nullable(z.string()),
  author: z.string(),
  happened_at: z.string(),
})
const LetterDetails = z.object({
  ...LetterSummary.shape,
  card_issuer: z.string(),
  card_type: z.string(),
  language_code: z.string(),
  issuance_date: Day,
  revoked_at: z.nullable(z.string()),
  traveller: z.object(Traveller),
  /** The newest hundred. */
  events: z.array(LetterEvent).check(z.maxLength(100)),
})
export type LetterDetails = z.output<typeof LetterDetails>

/** Why it is done. It is stored with it, and so is the name of the operator's key. */
const note = z.optional(operatorText(1_000))
const ticket = z.object({ ticket: LetterNumber })

/** Newest first, without names; who asked is recorded. Pass `next` as `after` to get the following letters; it is null at the end. */
export const listLetters = endpoint({
  summary: 'List letters',
  method: 'GET',
  path: '/api/management/v1/letters/',
  audience: 'operator',
  query: z.object({
    country: z.optional(CountryCode),
    is_revoked: z.optional(z.enum(['true', 'false'])),
    after: z.optional(LetterNumber),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  answer: z.object({ letters: z.array(LetterSummary).check(z.maxLength(100)), next: z.nullable(z.string()) }),
  refusals: [],
})

/** Personal data are shown, so it is recorded who looked. */
export const showLetter = endpoint({
  summary: 'Get a letter with its traveller and history',
  method: 'GET',
  path: '/api/management/v1/letters/:ticket/',
  audience: 'operator',
  params: ticket,
  answer: LetterDetails,
  refusals: ['unknown_letter'],
})

export const revokeLetter = endpoint({
  summary: 'Revoke a letter',
  method: 'POST',
  path: '/api/management/v1/letters/:ticket/revoke/',
  audience: 'operator',
  params: ticket,
  body: z.object({ note }),
  answer: LetterDetails,
  refusals: ['unknown_letter', 'already_revoked'],
})
