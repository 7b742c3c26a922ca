import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import { createStore } from '../../platform/state/create-store.ts'
import type { AppParts } from '../app-parts.ts'
import { type DraftDatabase, openDraftDatabase } from './draft-database.ts'
import { decrypt, type EncryptedDraft, encrypt } from './encryption.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'

/** Claims specification §9. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000

export type DraftKind<T> = {
  /** Names its database, its locks and its channel between tabs. */
  name: string
  /** Returns the draft for what was decrypted, or throws if it cannot be one. */
  parse: (stored: unknown) => T
}
export type DraftCollection<T> = ReturnType<typeof createDraftCollection<T>>

/** The drafts of one kind in this browser. */
export function openDraftCollection<T>({ platform, draftDatabase }: AppParts, kind: DraftKind<T>) {
  const database = (draftDatabase ?? openDraftDatabase)(kind.name)
  return createDraftCollection(kind, { database, report: platform.report, now: () => platform.now().getTime() })
}

type Parts = { database: DraftDatabase; report: ErrorReporter; now: () => number; inTurn?: OneAtATime }
type Draft<T> = { value: T; expiresAt: number }

/**
 * Drafts on this device only, encrypted, each for 24 hours from its first save (C-205, C-216). When storage fails, the failure is
 * reported (P-452), `isStored` says so, and drafts live in memory, unencrypted, since a page without TLS has no cryptography.
 */
export function createDraftCollection<T>(kind: DraftKind<T>, { database, report, now, inTurn = oneAtATime() }: Parts) {
  /** Only drafts that could not be stored. */
  const memory = new Map<string, Draft<T>>()
  const changes = createStore(0)
  const changesElsewhere = createStore(0)
  let isStored = true

  const announceHere = () => changes.update((count) => count + 1)
  if (database.channel)
    database.channel.onmessage = () => {
      announceHere()
      changesElsewhere.update((count) => count + 1)
    }
  const announce = () => {
    announceHere()
    database.channel?.postMessage('changed')
  }

  async function attempt<R>(work: () => Promise<R>, otherwise: R): Promise<R> {
    try {
      return await work()
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      return otherwise
    }
  }

  /** A draft that cannot be read is deleted: nobody will ever be able to. */
  async function open(stored: EncryptedDraft | undefined): Promise<Draft<T> | null> {
    if (!stored || stored.expiresAt <= now()) return null
    try {
      return { value: kind.parse(await decrypt(await database.key(), stored)), expiresAt: stored.expiresAt }
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      await database.delete(stored.localId).catch(() => undefined)
      return null
    }
  }

  function inMemory(): Map<string, Draft<T>> {
    for (const [id, { expiresAt }] of memory) if (expiresAt <= now()) memory.delete(id)
    return memory
  }

  async function read(id: string): Promise<Draft<T> | null> {
    return inMemory().get(id) ?? attempt(async () => open(await database.get(id)), null)
  }

  async function write(id: string, { value, expiresAt }: Draft<T>): Promise<T> {
    isStored = await attempt(async () => {
      await database.put(await encrypt(await database.key(), { localId: id, expiresAt, value }))
      return true
    }, false)
    if (isStored) memory.delete(id)
    else memory.set(id, { value: structuredClone(value), expiresAt })
    announce()
    return value
  }

  async function listStored(): Promise<Draft<T>[]> {
    const all = await database.all()
    const expired = all.filter(({ expiresAt }) => expiresAt <= now())
    await Promise.all(expired.map(({ localId }) => database.delete(localId)))
    const drafts = await Promise.all(all.filter(({ localId }) => !memory.has(localId)).map(open))
    return drafts.filter((draft) => draft !== null)
  }

  const turnOf = <R>(id: string, work: () => Promise<R>) => inTurn(`${kind.name} ${id}`, work)
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
    /** Calls the listener after a change in this tab or another one. */
    subscribe: changes.subscribe,
    /** Calls the listener after a change in another tab. */
    subscribeElsewhere: changesElsewhere.subscribe,
    get: async (id: string): Promise<T | null> => (await read(id))?.value ?? null,
    /** `change` gets null where there is no draft yet. If it returns null, nothing is saved. */
    update(id: string, change: (before: T | null, life: { expiresAt: number }) => T | null): Promise<T | null> {
      return turnOf(id, async () => {
        const before = await read(id)
        const expiresAt = before?.expiresAt ?? now() + DRAFT_LIFE_MS
        const value = change(before?.value ?? null, { expiresAt })
        return value === null ? null : write(id, { value, expiresAt })
      })
    },
    remove,
    async removeAll() {
      const stored = await attempt(() => database.all(), [])
      await Promise.all([...memory.keys(), ...stored.map(({ localId }) => localId)].map(remove))
    },
    /** Newest first. Deletes what has expired (C-217). */
    async list(): Promise<T[]> {
      const unstored = [...inMemory().values()]
      const drafts = [...unstored, ...(await attempt(listStored, []))]
      return drafts.sort((one, other) => other.expiresAt - one.expiresAt).map(({ value }) => value)
    },
  }
}
