import { type IDBPDatabase, openDB } from 'idb'
import { makeKey, type Sealed } from './seal.ts'

/** Where sealed drafts lie. Every call may fail: storage can be full, blocked or broken. */
export type DraftStore = {
  key(): Promise<CryptoKey>
  all(): Promise<Sealed[]>
  get(localId: string): Promise<Sealed | undefined>
  put(sealed: Sealed): Promise<void>
  delete(localId: string): Promise<void>
}

const [DRAFTS, KEYS] = ['drafts', 'keys']
const THE_KEY = 'aes'

export function indexedDbStore(name = 'amparo-claims'): DraftStore {
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
    /** Two tabs may make one at the same moment: the first that is written is everybody's. */
    async key() {
      const database = await open()
      const kept = await database.get(KEYS, THE_KEY)
      if (kept) return kept
      const made = await makeKey()
      const writing = database.transaction(KEYS, 'readwrite')
      const first = await writing.store.get(THE_KEY)
      if (!first) await writing.store.put(made, THE_KEY)
      await writing.done
      return first ?? made
    },
    all: async () => (await open()).getAll(DRAFTS),
    get: async (localId) => (await open()).get(DRAFTS, localId),
    put: async (sealed) => void (await (await open()).put(DRAFTS, sealed)),
    delete: async (localId) => (await open()).delete(DRAFTS, localId),
  }
}

/** A device that forgets with the page. It seals as well, so that it needs what sealing needs. */
export function memoryStore(): DraftStore {
  const kept = new Map<string, Sealed>()
  let key: Promise<CryptoKey> | undefined

  return {
    key: async () => (key ??= makeKey()),
    all: async () => [...kept.values()],
    get: async (localId) => kept.get(localId),
    put: async (sealed) => void kept.set(sealed.localId, sealed),
    delete: async (localId) => void kept.delete(localId),
  }
}
