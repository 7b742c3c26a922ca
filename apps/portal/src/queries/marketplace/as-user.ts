import { CallFailed } from '@amparo/contract/call'
import type { Answer, Endpoint, Input } from '@amparo/contract/endpoint'
import { marketplace } from '@amparo/contract/marketplace'
import type { CallOptions } from '../../platform/calls/caller.ts'
import type { AppParts } from '../../session/app-parts.ts'

type Parts = Pick<AppParts, 'platform' | 'user'>

/**
 * Makes a call of the marketplace with the token of the user's session (M-287). The only place that reads it: if the server no longer accepts
 * it, the session ends, and the person is led to sign-in and back.
 */
export async function asUser<E extends Endpoint>(
  { platform, user }: Parts,
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Answer<E>> {
  const token = user.get()?.token
  try {
    return await platform.api(endpoint, input, { ...options, bearer: token })
  } catch (error) {
    if (isSessionOver(error)) user.expire(token)
    throw error
  }
}

/** Fetches a file with the session's token. The token is sent only to paths of our own origin, whatever address an answer contains. */
export async function fileAsUser(
  { platform, user }: Parts,
  path: string,
  { signal }: { signal: AbortSignal },
): Promise<Blob> {
  const token = user.get()?.token
  try {
    if (!isOwnPath(path)) throw new CallFailed({ code: 'unexpected_address', status: 0, requestId: null })
    return await platform.file(path, undefined, { signal, bearer: token, headers: marketplace.headers })
  } catch (error) {
    if (isSessionOver(error)) user.expire(token)
    throw error
  }
}

function isOwnPath(path: string): boolean {
  return new URL(path, 'https://own.invalid').origin === 'https://own.invalid' && path.startsWith('/api/')
}

/** The session is over: the person signs in again, and nothing is reported. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 401
}
