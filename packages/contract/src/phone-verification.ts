import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LocaleCode, PanToken } from './primitives.ts'

const Phone = z.string().check(z.regex(/^\+\d{6,15}$/))

/** Sends a code (C-569, C-570): a call to a `home` phone, a text message to a `cell` phone. */
export const sendPhoneCode = endpoint({
  summary: 'Send a verification code to a phone',
  method: 'POST',
  path: '/api/cardholder/v1/phone_verification/send/',
  audience: 'browser',
  body: z.object({ phone_type: z.enum(['home', 'cell']), phone_number: Phone, language_code: z.optional(LocaleCode) }),
  answer: z.object({ sent: z.boolean() }),
  refusals: [],
})

/** Exchanges the code for a token that proves the phone (C-571, C-572), with a limited number of tries (C-243, C-244). */
export const validatePhoneCode = endpoint({
  summary: 'Check a verification code',
  method: 'POST',
  path: '/api/cardholder/v1/phone_verification/validate/',
  audience: 'browser',
  body: z.object({ phone_number: Phone, code: z.string().check(z.minLength(1), z.maxLength(6)), pan_token: PanToken }),
  answer: z.object({ token: z.string() }),
  refusals: ['invalid_code', 'max_verify_attempts_reached', 'unable_to_verify_card'],
})
