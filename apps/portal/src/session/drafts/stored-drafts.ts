import type { DraftKey } from '@amparo/contract/draft-keys'
import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import type { DraftDatabase } from './draft-database.ts'
import type { DraftKeys } from './draft-keys.ts'
import { combine, decrypt, type EncryptedDraft, encrypt } from './encryption.ts'

export type DraftKind<T> = {
  /** Names its database, its locks and its channel between tabs. */
  name: string
  /** Returns the draft for what was decrypted, or throws if it cannot be one. */
  parse: (stored: unknown) => T
  /** Whether drafts of others are deleted as soon as they are found. */
  isOfOneOwner?: boolean
}

export type DraftParts = {
  database: DraftDatabase
  keys: DraftKeys
  report: ErrorReporter
  now: () => number
}
export type Draft<T> = { value: T; expiresAt: number }

/** The drafts of one kind that are on the device, encrypted. When storage fails, the failure is reported (P-452). */
export function createStoredDrafts<T>(kind: DraftKind<T>, { database, keys, report, now }: DraftParts) {
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
      if (kind.isOfOneOwner && key) await remove(localId)
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

  const remove = (id: string) => attempt(() => database.delete(id), undefined)

  return {
    async get(id: string): Promise<Draft<T> | null> {
      const stored = await attempt(() => database.get(id), undefined)
      // Somebody will type soon. By the first save the session may have ended, and the server would refuse the key.
      if (!stored) void keys.ask(keys.ownerOf(id)).catch(() => null)
      return open(stored)
    },
    /** Whether it is on the device now. */
    put: (id: string, draft: Draft<T>, { key_id, key_half }: DraftKey): Promise<boolean> =>
      attempt(async () => {
        const whole = await combine(await database.key(), key_half)
        await database.put({ ...(await encrypt(whole, { localId: id, ...draft })), keyId: key_id })
        return true
      }, false),
    remove,
    ids: async () => (await attempt(() => database.all(), [])).map(({ localId }) => localId),
    /** Deletes what has expired (C-217). `onKeyMissing` is called for a draft that the server cannot be asked for now; the list is without it. */
    list: (isWanted: (id: string) => boolean, onKeyMissing: () => void): Promise<Draft<T>[]> =>
      attempt(async () => {
        const all = await database.all()
        const expired = all.filter(({ expiresAt }) => expiresAt <= now())
        await Promise.all(expired.map(({ localId }) => database.delete(localId)))
        const wanted = all.filter(({ localId }) => isWanted(localId))
        const drafts = await Promise.all(wanted.map((draft) => open(draft).catch(() => void onKeyMissing())))
        return drafts.filter((draft) => !!draft)
      }, []),
  }
}
