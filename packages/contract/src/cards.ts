import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing, PanToken } from './primitives.ts'

/** Revokes the token at the vault. Revoking it twice, or after it has expired, is not an error. */
export const signOut = endpoint({
  summary: 'End a card session',
  method: 'POST',
  path: '/api/cardholder/v1/sign-out/',
  audience: 'browser',
  body: z.object({ pan_token: PanToken }),
  answer: Nothing,
  refusals: [],
})
