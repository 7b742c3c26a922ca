import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import type { EvidenceFile } from '../../blocks/files/evidence.ts'
import type { Pending } from '../../blocks/long-operations/pending.ts'
import type { Platform } from '../../platform/platform.ts'
import { DRAFT_LIFE_MS } from '../../session/drafts/draft.ts'
import { type DraftStore, indexedDbStore } from '../../session/drafts/draft-store.ts'
import { oneAtATime } from '../../session/drafts/one-at-a-time.ts'
import { seal, unseal } from '../../session/drafts/seal.ts'
import { onTimeout } from '../../session/on-timeout.ts'

export type PaymentDraft = { form: PaymentForm; files: EvidenceFile[]; pending?: Pending }
export type PaymentDrafts = ReturnType<typeof createPaymentDrafts>

const begin: PaymentDraft = { form: emptyPaymentForm, files: [] }

/**
 * One draft a claim, under its number, sealed like the drafts of claims [C-504]. A store that fails stands aside: what is typed
 * lives on in memory, and `isKept` says so.
 */
export function createPaymentDrafts({ report, now }: Pick<Platform, 'report' | 'now'>, store: DraftStore) {
  const inTurn = oneAtATime()
  const memory = new Map<string, PaymentDraft>()
  let isKept = true

  async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work()
    } catch (error) {
      report('LOCAL_FORAGE_ERROR', error)
      return otherwise
    }
  }

  /** What cannot be read any more is worth nothing to anybody. */
  const onDevice = (claimNumber: string) =>
    attempt(async () => {
      const sealed = await store.get(claimNumber)
      if (!sealed || sealed.expiresAt <= now().getTime()) return null
      const { form, ...rest } = (await unseal(await store.key(), sealed)) as PaymentDraft
      return { draft: { ...rest, form: { ...emptyPaymentForm, ...form } }, expiresAt: sealed.expiresAt }
    }, null)

  async function update(claimNumber: string, change: Partial<PaymentDraft>) {
    const kept = await onDevice(claimNumber)
    const draft = { ...(memory.get(claimNumber) ?? kept?.draft ?? begin), ...change }
    const expiresAt = kept?.expiresAt ?? now().getTime() + DRAFT_LIFE_MS
    isKept = await attempt(async () => {
      await store.put(await seal(await store.key(), { localId: claimNumber, expiresAt, value: draft }))
      return true
    }, false)
    if (isKept) memory.delete(claimNumber)
    else memory.set(claimNumber, draft)
  }

  async function clear(claimNumber: string) {
    memory.delete(claimNumber)
    await attempt(() => store.delete(claimNumber), undefined)
  }

  return {
    isKept: () => isKept,
    read: async (claimNumber: string) => memory.get(claimNumber) ?? (await onDevice(claimNumber))?.draft ?? null,
    update: (claimNumber: string, change: Partial<PaymentDraft>) =>
      inTurn(`payment ${claimNumber}`, () => update(claimNumber, change)),
    /** C-508, C-513. */
    clear: (claimNumber: string) => inTurn(`payment ${claimNumber}`, () => clear(claimNumber)),
    /** C-507. */
    async clearAll() {
      memory.clear()
      const all = await attempt(() => store.all(), [])
      await Promise.all(all.map(({ localId }) => clear(localId)))
    },
  }
}

const opened = new WeakMap<Platform, PaymentDrafts>()

export function openPaymentDrafts(platform: Platform): PaymentDrafts {
  return opened.get(platform) ?? keepPaymentDrafts(platform, indexedDbStore('amparo-payments'))
}

/** From the first look at a form until the page ends, on whatever page the person is when the session times out. */
export function keepPaymentDrafts(platform: Platform, store: DraftStore): PaymentDrafts {
  const drafts = createPaymentDrafts(platform, store)
  opened.set(platform, drafts)
  onTimeout(() => void drafts.clearAll())
  return drafts
}
