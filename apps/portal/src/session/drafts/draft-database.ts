import { type IDBPDatabase, openDB } from 'idb'
import { createKey, type EncryptedDraft } from './encryption.ts'

/** Where the encrypted drafts of one kind are stored. Every call may fail: storage can be full, blocked or damaged. */
export type DraftDatabase = {
  key(): Promise<CryptoKey>
  all(): Promise<EncryptedDraft[]>
  get(localId: string): Promise<EncryptedDraft | undefined>
  put(draft: EncryptedDraft): Promise<void>
  delete(localId: string): Promise<void>
  /** Carries the news of a change between the tabs of this browser. */
  channel?: Channel
}
type Channel = Pick<BroadcastChannel, 'postMessage'> & { onmessage: ((event: MessageEvent) => unknown) | null }

const [DRAFTS, KEYS] = ['drafts', 'keys']
const KEY_ID = 'aes'

/** IndexedDB. `name` is also the name of the channel between tabs. */
export function openDraftDatabase(name: string): DraftDatabase {
  let opened: Promise<IDBPDatabase> | undefined
  const open = () => {
    opened ??= openDB(name, 1, {
      upgrade(database) {
        database.createObjectStore(DRAFTS, { keyPath: 'localId' })
        database.createObjectStore(KEYS)
      },
      terminated() {
        opened = undefined
      },
    }).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    /** Two tabs may create a key at the same moment: both use the one that was written first. */
    async key() {
      const database = await open()
      const existing = await database.get(KEYS, KEY_ID)
      if (existing) return existing
      const created = await createKey()
      const transaction = database.transaction(KEYS, 'readwrite')
      const first = await transaction.store.get(KEY_ID)
      if (!first) await transaction.store.put(created, KEY_ID)
      await transaction.done
      return first ?? created
    },
    all: async () => (await open()).getAll(DRAFTS),
    get: async (localId) => (await open()).get(DRAFTS, localId),
    put: async (draft) => void (await (await open()).put(DRAFTS, draft)),
    delete: async (localId) => (await open()).delete(DRAFTS, localId),
    channel: globalThis.BroadcastChannel ? new BroadcastChannel(name) : undefined,
  }
}
