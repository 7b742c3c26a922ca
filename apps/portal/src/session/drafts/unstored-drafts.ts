import type { DraftKey } from '@amparo/contract/draft-keys'
import type { Draft, DraftParts } from './stored-drafts.ts'

/** The first pause before asking the server again for its half of the key. Each pause is twice as long as the one before. */
export const RETRY_MS = 5_000

/** `owner`: who it belonged to when it was saved. */
type Unstored<T> = Draft<T> & { owner: string }

type Parts<T> = Pick<DraftParts, 'keys' | 'report' | 'now'> & {
  put: (id: string, draft: Unstored<T>, key: DraftKey) => Promise<boolean>
  turnOf: <R>(id: string, work: () => Promise<R>) => Promise<R>
  announce: () => void
}

/**
 * Drafts that are in memory only, unencrypted: all of them while storage fails, since a page without TLS has no cryptography, and those whose
 * key the server has not released yet. No save waits for the key; drafts are stored as soon as it comes.
 */
export function createUnstoredDrafts<T>({ keys, report, now, put, turnOf, announce }: Parts<T>) {
  const memory = new Map<string, Unstored<T>>()
  const waiting = new Set<string>()
  const retries = new Map<string, ReturnType<typeof setTimeout>>()
  let isStored = true

  function unexpired(): Map<string, Unstored<T>> {
    for (const [id, { expiresAt }] of memory) if (expiresAt <= now()) memory.delete(id)
    return memory
  }

  /** Call it only inside `turnOf`: an older version must never replace a newer one. */
  async function store(id: string) {
    const draft = unexpired().get(id)
    const key = draft && keys.known(draft.owner)
    if (!key) return
    isStored = await put(id, draft, key)
    if (isStored) memory.delete(id)
  }

  async function storeLater(id: string, pause = RETRY_MS) {
    const draft = unexpired().get(id)
    if (!draft || waiting.has(id)) return
    waiting.add(id)
    try {
      isStored = (await keys.ask(draft.owner)) !== null
    } catch (error) {
      if (isStored) report('LOCAL_FORAGE_ERROR', error)
      isStored = false
      clearTimeout(retries.get(id))
      retries.set(
        id,
        setTimeout(() => void storeLater(id, pause * 2), pause),
      )
    }
    waiting.delete(id)
    await turnOf(id, () => store(id))
    announce()
  }

  return {
    /** Whether the last save reached the device. */
    isStored: () => isStored,
    get: (id: string) => unexpired().get(id),
    /** A copy: a draft that gets stored meanwhile must not be listed twice. */
    copy: () => new Map(unexpired()),
    remove: (id: string) => memory.delete(id),
    /** Inside `turnOf`. */
    async save(id: string, { value, expiresAt }: Draft<T>) {
      const owner = keys.ownerOf(id)
      memory.set(id, { value: structuredClone(value), expiresAt, owner })
      if (keys.known(owner)) await store(id)
      else void storeLater(id)
    },
    store,
  }
}
