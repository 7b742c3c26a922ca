import type { DraftDatabase } from '../draft-database.ts'
import { createKey, type EncryptedDraft } from '../encryption.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/** Instead of IndexedDB, which jsdom lacks. Drafts are encrypted here too. */
export function memoryDatabase(): DraftDatabase {
  const drafts = new Map<string, EncryptedDraft>()
  let key: Promise<CryptoKey> | undefined
  let oldKey: Promise<CryptoKey> | undefined

  return {
    key: async () => (key ??= createKey()),
    oldKey: async () => (oldKey ??= createOldKey()),
    all: async () => [...drafts.values()],
    get: async (localId) => drafts.get(localId),
    put: async (draft) => void drafts.set(draft.localId, draft),
    delete: async (localId) => void drafts.delete(localId),
    inTurn: oneAtATime(null),
  }
}

/** The key of drafts that were stored before keys had halves. */
function createOldKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Storage that is full: everything can be read, nothing can be written. */
export function fullDatabase(): DraftDatabase {
  return { ...memoryDatabase(), put: () => Promise.reject(new Error('QuotaExceededError')) }
}

/** The same storage as two tabs of a browser see it: each hears of the other's changes, and both take turns. */
export function sharedDatabase(): [here: DraftDatabase, elsewhere: DraftDatabase] {
  const database = memoryDatabase()
  const channels = [0, 1].map((at) => ({
    onmessage: null as ((event: MessageEvent) => unknown) | null,
    postMessage: () => void channels[1 - at]?.onmessage?.(new MessageEvent('message')),
  }))
  const [here, elsewhere] = channels.map((channel) => ({ ...database, channel }))
  return [here as DraftDatabase, elsewhere as DraftDatabase]
}

/** Storage that is blocked, as in some private windows. */
export function blockedDatabase(): DraftDatabase {
  const blocked = () => Promise.reject(new Error('SecurityError'))
  return {
    ...memoryDatabase(),
    key: blocked,
    oldKey: blocked,
    all: blocked,
    get: blocked,
    put: blocked,
    delete: blocked,
  }
}
