import type { DraftStore } from './draft-store.ts'
import { makeKey, type Sealed } from './seal.ts'

/** A device that forgets with the page. */
export function memoryStore(): DraftStore {
  const kept = new Map<string, Sealed>()
  const key = makeKey()

  return {
    key: () => key,
    all: async () => [...kept.values()],
    get: async (localId) => kept.get(localId),
    put: async (sealed) => void kept.set(sealed.localId, sealed),
    delete: async (localId) => void kept.delete(localId),
  }
}
