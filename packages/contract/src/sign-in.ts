import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { marketplace } from './marketplace.ts'
import { Nothing } from './primitives.ts'

export const EmailAddress = freeText(254).check(z.regex(/^[^\s\p{Cc}@<>,;"]+@[^\s\p{Cc}@<>,;"]+\.[^\s\p{Cc}@<>,;"]+$/u))

/** The token of a user's session: 32 random bytes. Only its hash is stored. */
export const SessionToken = z.string().check(z.regex(/^us_[A-Za-z0-9_-]{43}$/))
/** The one-time token of a sign-in link (`ott`). Only its hash is stored. */
const LinkToken = z.string().check(z.maxLength(200))

/**
 * A guest session for any address, without proof: it sees only what is made in it (M-X49). `email` is null for a guest. A call that carries a session of the
 * same address gets no other one: that session goes on under a new token, and `email` is the address if it is of somebody who signed in.
 */
export const authenticate = endpoint({
  ...marketplace,
  summary: 'Begin a guest session',
  method: 'POST',
  path: '/api/v2/marketplace/auth/authenticate/',
  body: z.object({ email: EmailAddress }),
  answer: z.object({ guest_session_token: SessionToken, email: z.nullable(z.string()) }),
  refusals: [],
})

/** The same answer after the same work for known and unknown addresses. `redirect_uri` is a page of the portal. */
export const sendMagicLink = endpoint({
  ...marketplace,
  summary: 'Send a sign-in link by mail',
  method: 'POST',
  path: '/api/v2/marketplace/auth/magiclink/',
  body: z.object({ email: EmailAddress, redirect_uri: z.optional(freeText(500)) }),
  answer: Nothing,
  refusals: ['invalid_redirect_uri'],
})

/**
 * Works once and for 15 days (M-036, M-037). A link that is unknown, used or expired gets the same refusal. Our server answers with `session_token`;
 * pages accept `token` as well (M-X10).
 */
export const exchangeLinkToken = endpoint({
  ...marketplace,
  summary: "Exchange a sign-in link's token for a session",
  method: 'POST',
  path: '/api/v2/marketplace/auth/exchange/',
  body: z.object({ token: LinkToken }),
  answer: z.union([z.object({ session_token: SessionToken }), z.object({ token: SessionToken })]),
  refusals: ['link_expired'],
})
