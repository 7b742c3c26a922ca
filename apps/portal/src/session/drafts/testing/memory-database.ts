import type { DraftDatabase } from '../draft-database.ts'
import { createKey, type EncryptedDraft } from '../encryption.ts'

/** In the place of IndexedDB, which jsdom lacks. Drafts are encrypted here too. */
export function memoryDatabase(): DraftDatabase {
  const drafts = new Map<string, EncryptedDraft>()
  let key: Promise<CryptoKey> | undefined

  return {
    key: async () => (key ??= createKey()),
    all: async () => [...drafts.values()],
    get: async (localId) => drafts.get(localId),
    put: async (draft) => void drafts.set(draft.localId, draft),
    delete: async (localId) => void drafts.delete(localId),
  }
}

/** Storage that is full: everything can be read, nothing can be written. */
export function fullDatabase(): DraftDatabase {
  return { ...memoryDatabase(), put: () => Promise.reject(new Error('QuotaExceededError')) }
}
