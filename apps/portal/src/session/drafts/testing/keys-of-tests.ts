import type { DraftKey } from '@amparo/contract/draft-keys'
import { type DraftKeys, draftKeys } from '../draft-keys.ts'

/** The half that the server of tests releases. */
export const keyOfTests: DraftKey = { key_id: 'id of the tests', key_half: 'half of the tests' }

export const anotherKey: DraftKey = { key_id: 'id of another card', key_half: 'half of another card' }

/** Halves that the server has already released. */
export function keysOfTests(key: DraftKey = keyOfTests): DraftKeys {
  return draftKeys(
    () => 'tests',
    async () => key,
    new Map([['tests', key]]),
  )
}
