import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import { createStore } from '../../platform/state/create-store.ts'
import type { AppParts } from '../app-parts.ts'
import { draftChanges } from './draft-changes.ts'
import { type DraftDatabase, openDraftDatabase } from './draft-database.ts'
import { cardKeys, type DraftKeys } from './draft-keys.ts'
import { combine, decrypt, type EncryptedDraft, encrypt } from './encryption.ts'

/** Claims specification §9. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000

export type DraftKind<T> = {
  /** Names its database, its locks and its channel between tabs. */
  name: string
  /** Returns the draft for what was decrypted, or throws if it cannot be one. */
  parse: (stored: unknown) => T
  /** Whether drafts of others are deleted as soon as they are found. */
  isOfOneOwner?: boolean
}
export type DraftCollection<T> = ReturnType<typeof createDraftCollection<T>>

/** The drafts of one kind in this browser. */
export function openDraftCollection<T>(app: AppParts, kind: DraftKind<T>, keys: DraftKeys = app.part(cardKeys)) {
  const { platform, draftDatabase } = app
  const database = (draftDatabase ?? openDraftDatabase)(kind.name)
  return createDraftCollection(kind, { database, keys, report: platform.report, now: () => platform.now().getTime() })
}

type Parts = {
  database: DraftDatabase
  keys: DraftKeys
  report: ErrorReporter
  now: () => number
}
type Draft<T> = { value: T; expiresAt: number }
/** `owner`: who it belonged to when it was saved. */
type Unstored<T> = Draft<T> & { owner: string }

/** The first pause before asking the server again for its half of the key. Each pause is twice as long as the one before. */
const RETRY_MS = 5_000

/**
 * Drafts on this device only, encrypted, each for 24 hours from its first save (C-205, C-216). When storage fails, the failure is
 * reported (P-452), `isStored` says so, and drafts live in memory, unencrypted, since a page without TLS has no cryptography. So do
 * drafts whose key the server has not released yet: no save waits for it, and they are stored as soon as it comes.
 */
export function createDraftCollection<T>(kind: DraftKind<T>, parts: Parts) {
  const { database, keys, report, now } = parts
  /** Only drafts that are not stored, or not yet. */
  const memory = new Map<string, Unstored<T>>()
  const waiting = new Set<string>()
  /** Every draft that this tab has changed, or is about to. */
  const changed = new Set<string>()
  const retries = new Map<string, ReturnType<typeof setTimeout>>()
  const { announce, announceHere, ...news } = draftChanges(database)
  /** The id of the draft that was discarded last; null for all of them. */
  const discarded = createStore<string | null>(null)
  let isStored = true
  let listing: ReturnType<typeof setTimeout> | undefined

  async function attempt<R>(work: () => Promise<R>, otherwise: R): Promise<R> {
    try {
      return await work()
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      return otherwise
    }
  }

  /**
   * Rejects if the server cannot be asked for the key. Null for somebody else's draft. One that cannot be decrypted is deleted, because nobody
   * ever will be able to.
   */
  async function open(stored: EncryptedDraft | undefined): Promise<Draft<T> | null> {
    if (!stored || stored.expiresAt <= now()) return null
    const { localId, keyId, expiresAt } = stored
    const key = keyId === undefined ? undefined : await keys.ask(keys.ownerOf(localId))
    if (key?.key_id !== keyId) {
      if (kind.isOfOneOwner && key) await attempt(() => database.delete(localId), undefined)
      return null
    }
    try {
      const whole = key ? await combine(await database.key(), key.key_half) : await database.oldKey()
      return { value: kind.parse(await decrypt(whole, stored)), expiresAt }
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      await database.delete(localId).catch(() => undefined)
      return null
    }
  }

  function inMemory(): Map<string, Unstored<T>> {
    for (const [id, { expiresAt }] of memory) if (expiresAt <= now()) memory.delete(id)
    return memory
  }

  async function read(id: string): Promise<Draft<T> | null> {
    const unstored = inMemory().get(id)
    if (unstored) return unstored
    const stored = await attempt(() => database.get(id), undefined)
    // Somebody will type soon. By the first save the session may have ended, and the server would refuse the key.
    if (!stored) void keys.ask(keys.ownerOf(id)).catch(() => null)
    return open(stored)
  }

  async function write(id: string, { value, expiresAt }: Draft<T>): Promise<T> {
    const owner = keys.ownerOf(id)
    memory.set(id, { value: structuredClone(value), expiresAt, owner })
    if (keys.known(owner)) await store(id)
    else void storeLater(id)
    announce()
    return value
  }

  /** Call it only inside `turnOf`: an older version must never replace a newer one. */
  async function store(id: string) {
    const draft = inMemory().get(id)
    const key = draft && keys.known(draft.owner)
    if (!key) return
    isStored = await attempt(async () => {
      const whole = await combine(await database.key(), key.key_half)
      await database.put({ ...(await encrypt(whole, { localId: id, ...draft })), keyId: key.key_id })
      return true
    }, false)
    if (isStored) memory.delete(id)
  }

  async function storeLater(id: string, pause = RETRY_MS) {
    const draft = inMemory().get(id)
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

  async function listStored(unstored: Map<string, Unstored<T>>): Promise<Draft<T>[]> {
    const all = await database.all()
    const expired = all.filter(({ expiresAt }) => expiresAt <= now())
    await Promise.all(expired.map(({ localId }) => database.delete(localId)))
    const drafts = await Promise.all(
      all.filter(({ localId }) => !unstored.has(localId)).map((draft) => open(draft).catch(listAgain)),
    )
    return drafts.filter((draft) => draft !== null)
  }

  /** The list is complete once the server releases the key. */
  function listAgain(): null {
    clearTimeout(listing)
    listing = setTimeout(announceHere, RETRY_MS)
    return null
  }

  const turnOf = <R>(id: string, work: () => Promise<R>) => database.inTurn(`${kind.name} ${id}`, work)
  async function remove(id: string) {
    await turnOf(id, async () => {
      memory.delete(id)
      await attempt(() => database.delete(id), undefined)
    })
    announce()
  }

  return {
    /** Whether the last save reached the device. */
    isStored: () => isStored,
    ...news,
    get: async (id: string): Promise<T | null> => (await read(id))?.value ?? null,
    /** Reads the draft after the changes that are being saved, so that it can be compared with what was last saved. */
    readInTurn: <R>(id: string, use: (draft: T | null) => R): Promise<R> =>
      turnOf(id, async () => use((await read(id))?.value ?? null)),
    /** `change` gets null where there is no draft yet. If it returns null, nothing is saved. */
    update(id: string, change: (before: T | null, life: { expiresAt: number }) => T | null): Promise<T | null> {
      changed.add(id)
      return turnOf(id, async () => {
        const before = await read(id)
        const expiresAt = before?.expiresAt ?? now() + DRAFT_LIFE_MS
        const value = change(before?.value ?? null, { expiresAt })
        return value === null ? null : write(id, { value, expiresAt })
      })
    },
    /** Resolves once the draft is on the device, or cannot be put there now: the first one waits for its key from the server. */
    async settle(id: string) {
      await keys.ask(keys.ownerOf(id)).catch(() => null)
      await turnOf(id, () => store(id))
    },
    remove,
    /** Deletes a draft that a form may still show, and which it must not save again. */
    discard(id: string) {
      discarded.set(id)
      return remove(id)
    },
    /** Discards all of them. */
    async removeAll() {
      discarded.set(null)
      const stored = await attempt(() => database.all(), [])
      await Promise.all([...new Set([...changed, ...stored.map(({ localId }) => localId)])].map(remove))
    },
    /** Calls the listener when the draft, or every draft, is discarded in this tab. */
    onDiscarded: (id: string, listener: () => void) =>
      discarded.subscribe(() => [id, null].includes(discarded.get()) && listener()),
    /** Newest first. Deletes what has expired (C-217). */
    async list(): Promise<T[]> {
      // A copy: a draft that gets stored meanwhile must not be listed twice.
      const unstored = new Map(inMemory())
      const drafts = [...unstored.values(), ...(await attempt(() => listStored(unstored), []))]
      return drafts.sort((one, other) => other.expiresAt - one.expiresAt).map(({ value }) => value)
    },
  }
}
