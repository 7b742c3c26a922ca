import type { PageAnswers } from '@amparo/contract/claim-forms'
import * as z from 'zod/mini'
import type { ErrorReporter } from '../../platform/error-reporter.ts'
import { randomId } from '../../platform/random-id.ts'
import { Draft, type NewDraft, newDraft } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'
import { seal, unseal } from './seal.ts'

type Channel = Pick<BroadcastChannel, 'postMessage'> & { onmessage: ((event: MessageEvent) => unknown) | null }
type Parts = {
  store: DraftStore
  report: ErrorReporter
  now: () => number
  channel?: Channel | undefined
  inTurn?: OneAtATime
  newId?: () => string
}
export type Drafts = ReturnType<typeof createDrafts>

/**
 * Claims that are not sent yet, on this device only, encrypted [C-205]. A store that fails is told of [P-452] and stands aside: what
 * is typed lives on in memory, and `isKept` says so. Memory needs no seal: a page without TLS has none to give.
 */
export function createDrafts({ store, report, now, channel, inTurn = oneAtATime(), newId = randomId }: Parts) {
  const memory = new Map<string, Draft>()
  const listeners = new Set<() => void>()
  let isKept = true

  const tell = () => {
    for (const listener of listeners) listener()
  }
  if (channel) channel.onmessage = tell
  const changed = () => {
    tell()
    channel?.postMessage('changed')
  }

  /** What cannot be read any more is worth nothing to anybody, and goes. */
  async function opened(sealed: Awaited<ReturnType<DraftStore['get']>>): Promise<Draft | null> {
    if (!sealed || sealed.expiresAt <= now()) return null
    try {
      return z.parse(Draft, await unseal(await store.key(), sealed))
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      await store.delete(sealed.localId).catch(() => undefined)
      return null
    }
  }

  async function read(localId: string): Promise<Draft | null> {
    const held = inMemory().find((draft) => draft.localId === localId)
    return held ?? attempt(async () => opened(await store.get(localId)), null)
  }

  async function write(draft: Draft): Promise<Draft> {
    const { localId, expiresAt } = draft
    const isWritten = await attempt(async () => {
      await store.put(await seal(await store.key(), { localId, expiresAt, value: draft }))
      return true
    }, false)
    isKept = isWritten
    if (isWritten) memory.delete(localId)
    else memory.set(localId, structuredClone(draft))
    changed()
    return draft
  }

  async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work()
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      return otherwise
    }
  }

  async function update(localId: string, change: (draft: Draft) => Draft): Promise<Draft | null> {
    return inTurn(localId, async () => {
      const draft = await read(localId)
      return draft && write({ ...change(draft), localId, createdAt: draft.createdAt, expiresAt: draft.expiresAt })
    })
  }

  return {
    /** Whether the last save reached the device. */
    isKept: () => isKept,
    get: read,
    update,
    create: (parts: NewDraft) => write(newDraft(parts, { localId: newId(), now: now() })),
    /** Another tab may be on another page of the same claim: only this page is put in [C-131]. */
    savePage(localId: string, pageKey: string, answers: PageAnswers, more: Partial<Draft> = {}) {
      return update(localId, (draft) => ({
        ...draft,
        ...more,
        application: { ...draft.application, [pageKey]: answers },
      }))
    },
    async remove(localId: string) {
      await inTurn(localId, async () => {
        memory.delete(localId)
        await attempt(() => store.delete(localId), undefined)
      })
      changed()
    },
    /** Newest first. What has expired is removed on the way [C-217]. */
    async list(): Promise<Draft[]> {
      const held = inMemory()
      const kept = (await attempt(listed, [])).filter(({ localId }) => !memory.has(localId))
      return [...held, ...kept].sort((one, other) => other.createdAt - one.createdAt)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function inMemory(): Draft[] {
    for (const [localId, { expiresAt }] of memory) if (expiresAt <= now()) memory.delete(localId)
    return [...memory.values()]
  }

  async function listed(): Promise<Draft[]> {
    const all = await store.all()
    const dead = all.filter(({ expiresAt }) => expiresAt <= now())
    await Promise.all(dead.map(({ localId }) => store.delete(localId)))
    const drafts = await Promise.all(all.map(opened))
    return drafts.filter((draft) => draft !== null)
  }
}
