import { createStore } from '../../platform/state/create-store.ts'
import type { AppParts } from '../app-parts.ts'
import { draftChanges } from './draft-changes.ts'
import { openDraftDatabase } from './draft-database.ts'
import { cardKeys, type DraftKeys } from './draft-keys.ts'
import { createStoredDrafts, type Draft, type DraftKind, type DraftParts } from './stored-drafts.ts'
import { createUnstoredDrafts, RETRY_MS } from './unstored-drafts.ts'

/** Claims specification §9. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000

export type DraftCollection<T> = ReturnType<typeof createDraftCollection<T>>

/** The drafts of one kind in this browser. */
export function openDraftCollection<T>(app: AppParts, kind: DraftKind<T>, keys: DraftKeys = app.part(cardKeys)) {
  const { platform, draftDatabase } = app
  const database = (draftDatabase ?? openDraftDatabase)(kind.name)
  return createDraftCollection(kind, { database, keys, report: platform.report, now: () => platform.now().getTime() })
}

/**
 * Drafts on this device only, each for 24 hours from its first save (C-205, C-216): encrypted on the device, and in memory while they are not
 * stored, or not yet.
 */
export function createDraftCollection<T>(kind: DraftKind<T>, parts: DraftParts) {
  const { database, keys, now } = parts
  const { announce, announceHere, ...news } = draftChanges(database)
  const turnOf = <R>(id: string, work: () => Promise<R>) => database.inTurn(`${kind.name} ${id}`, work)
  const stored = createStoredDrafts(kind, parts)
  const unstored = createUnstoredDrafts<T>({ ...parts, put: stored.put, turnOf, announce })
  /** Every draft that this tab has changed, or is about to. */
  const changed = new Set<string>()
  /** The id of the draft that was discarded last; null for all of them. */
  const discarded = createStore<string | null>(null)
  let listing: ReturnType<typeof setTimeout> | undefined

  const read = async (id: string): Promise<Draft<T> | null> => unstored.get(id) ?? stored.get(id)

  /** `use` can compare the draft with what was last saved, because nothing is saved meanwhile. */
  const readInTurn = <R>(id: string, use: (draft: T | null) => R): Promise<R> =>
    turnOf(id, async () => use((await read(id))?.value ?? null))

  /** The list is complete once the server releases the key. */
  function listAgain() {
    clearTimeout(listing)
    listing = setTimeout(announceHere, RETRY_MS)
  }

  async function remove(id: string) {
    await turnOf(id, async () => {
      unstored.remove(id)
      await stored.remove(id)
    })
    announce()
  }

  return {
    isStored: unstored.isStored,
    ...news,
    /** Waits for changes that are being saved: a page that is left saves them while the next one already reads. */
    get: (id: string): Promise<T | null> => readInTurn(id, (draft) => draft),
    readInTurn,
    /** `change` gets null where there is no draft yet. If it returns null, nothing is saved. */
    update(id: string, change: (before: T | null, life: { expiresAt: number }) => T | null): Promise<T | null> {
      changed.add(id)
      return turnOf(id, async () => {
        const before = await read(id)
        const expiresAt = before?.expiresAt ?? now() + DRAFT_LIFE_MS
        const value = change(before?.value ?? null, { expiresAt })
        if (value === null) return null
        await unstored.save(id, { value, expiresAt })
        announce()
        return value
      })
    },
    /** Resolves once the draft is on the device, or cannot be put there now: the first one waits for its key from the server. */
    async settle(id: string) {
      await keys.ask(keys.ownerOf(id)).catch(() => null)
      await turnOf(id, () => unstored.store(id))
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
      const ids = await stored.ids()
      await Promise.all([...new Set([...changed, ...ids])].map(remove))
    },
    /** Calls the listener when the draft, or every draft, is discarded in this tab. */
    onDiscarded: (id: string, listener: () => void) =>
      discarded.subscribe(() => [id, null].includes(discarded.get()) && listener()),
    /** Newest first. Deletes what has expired (C-217). */
    async list(): Promise<T[]> {
      const inMemory = unstored.copy()
      const drafts = [...inMemory.values(), ...(await stored.list((id) => !inMemory.has(id), listAgain))]
      return drafts.sort((one, other) => other.expiresAt - one.expiresAt).map(({ value }) => value)
    },
  }
}
