import { claimMailTokenPattern } from '@amparo/rules/claims/claim-mail-link'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing } from './primitives.ts'

/** Turns mail about claims off or on for the address behind a link. Repeating it changes nothing. */
export const chooseClaimMails = endpoint({
  summary: 'Turn mail about claims off or on',
  method: 'POST',
  path: '/api/cardholder/v1/claims/mails/',
  audience: 'browser',
  body: z.object({ token: z.string().check(z.regex(claimMailTokenPattern)), is_wanted: z.boolean() }),
  answer: Nothing,
  refusals: ['unknown_link'],
})
