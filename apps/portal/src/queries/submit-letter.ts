import { CallFailed } from '@amparo/contract/call'
import { submitLetter as endpoint } from '@amparo/contract/letters'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'
import type { LetterBody } from '../session/letters/stored-letter.ts'

/** Registers a travel letter, so that it can be verified (C-575). The same ticket can be sent again. Only the answer's status counts (C-X60). */
export async function submitLetter({ api }: Pick<Platform, 'api'>, body: LetterBody, options?: CallOptions) {
  try {
    await api(endpoint, { body }, options)
  } catch (error) {
    if (!isAccepted(error)) throw error
  }
}

/** The answer is a success that does not match the contract. */
function isAccepted(error: unknown): boolean {
  return error instanceof CallFailed && error.status >= 200 && error.status < 300
}
