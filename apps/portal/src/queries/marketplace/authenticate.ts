import { authenticate as endpoint } from '@amparo/contract/sign-in'
import type { CallOptions } from '../../platform/calls/caller.ts'
import type { AppParts } from '../../session/app-parts.ts'

/**
 * Begins a session for an address. It is a guest's unless the answer has an address (M-031, M-X08), which it has for somebody who signed in
 * with it: that session goes on under a new token. A session that the server no longer knows is simply replaced.
 */
export async function authenticate(
  { platform, user }: Pick<AppParts, 'platform' | 'user'>,
  email: string,
  { signal }: Pick<CallOptions, 'signal'>,
) {
  const bearer = user.get()?.token
  const answer = await platform.api(endpoint, { body: { email } }, { signal, bearer })
  const isGuestUser = !answer.email
  user.begin({ token: answer.guest_session_token, isGuestUser, email }, { replaces: isGuestUser ? undefined : bearer })
}
