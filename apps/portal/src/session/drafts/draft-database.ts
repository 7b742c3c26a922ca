import { createKey, type EncryptedDraft } from './encryption.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'

/** Where the encrypted drafts of one kind are stored. Every call may fail: storage can be full, blocked or damaged. */
export type DraftDatabase = {
  /** This browser's half of the key. */
  key(): Promise<CryptoKey>
  /** The whole key of drafts that were stored before keys had halves. */
  oldKey(): Promise<CryptoKey>
  all(): Promise<EncryptedDraft[]>
  get(localId: string): Promise<EncryptedDraft | undefined>
  put(draft: EncryptedDraft): Promise<void>
  delete(localId: string): Promise<void>
  /** Lets the tabs of this browser change a draft one after the other. */
  inTurn: OneAtATime
  /** Announces changes to the other tabs of this browser. */
  channel?: Channel
}
type Channel = Pick<BroadcastChannel, 'postMessage'> & { onmessage: ((event: MessageEvent) => unknown) | null }

const [DRAFTS, KEYS] = ['drafts', 'keys']
const KEY_ID = 'half'
const OLD_KEY_ID = 'aes'

/** IndexedDB. `name` is also the name of the channel between tabs. */
export function openDraftDatabase(name: string): DraftDatabase {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = () => {
    opened ??= openStores(name, forget).catch((error) => {
      forget()
      throw error
    })
    return opened
  }

  /** Resolves once the changes that `work` made are stored on the device. */
  async function within<T>(store: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) {
    const database = await open()
    const transaction = database.transaction(store, mode)
    const [result] = await Promise.all([work(transaction.objectStore(store)), endOf(transaction)])
    return result
  }

  return {
    /** Two tabs may create a key at the same moment: both use the one that was written first. */
    async key() {
      const existing = await within(KEYS, 'readonly', (keys) => resultOf(keys.get(KEY_ID)))
      if (existing) return existing
      const created = await createKey()
      return within(KEYS, 'readwrite', async (keys) => {
        const first = await resultOf(keys.get(KEY_ID))
        if (!first) await resultOf(keys.put(created, KEY_ID))
        return first ?? created
      })
    },
    oldKey: () => within(KEYS, 'readonly', (keys) => resultOf(keys.get(OLD_KEY_ID))),
    all: () => within(DRAFTS, 'readonly', (drafts) => resultOf(drafts.getAll())),
    get: (localId) => within(DRAFTS, 'readonly', (drafts) => resultOf(drafts.get(localId))),
    put: async (draft) => void (await within(DRAFTS, 'readwrite', (drafts) => resultOf(drafts.put(draft)))),
    delete: (localId) => within(DRAFTS, 'readwrite', (drafts) => resultOf(drafts.delete(localId))),
    inTurn: oneAtATime(),
    channel: globalThis.BroadcastChannel ? new BroadcastChannel(name) : undefined,
  }
}

/** `onClosed` is called if the browser closes the connection, for example because the person clears the site's data. */
async function openStores(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(DRAFTS, { keyPath: 'localId' })
    opening.result.createObjectStore(KEYS)
  }
  const database = await resultOf(opening)
  database.onclose = onClosed
  return database
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
