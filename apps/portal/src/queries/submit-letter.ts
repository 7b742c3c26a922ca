import { submitLetter as endpoint } from '@amparo/contract/letters'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'
import type { LetterBody } from '../session/letters/stored-letter.ts'

/** Registers a travel letter, so that it can be verified (C-575). The same ticket can be sent again. */
export function submitLetter({ api }: Pick<Platform, 'api'>, body: LetterBody, options?: CallOptions) {
  return api(endpoint, { body }, options)
}
