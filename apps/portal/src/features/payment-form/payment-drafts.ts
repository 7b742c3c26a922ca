import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import type { Pending } from '../../blocks/long-operations/pending.ts'
import type { AppPart } from '../../session/app-parts.ts'
import { type DraftCollection, openDraftCollection } from '../../session/drafts/draft-collection.ts'
import type { DraftKind } from '../../session/drafts/stored-drafts.ts'

export type PaymentDraft = { form: PaymentForm; files: DocumentFile[]; pending?: Pending }
export type PaymentDrafts = ReturnType<typeof createPaymentDrafts>

type Change = Partial<PaymentDraft>

const empty: PaymentDraft = { form: emptyPaymentForm, files: [] }

export const paymentDraftKind: DraftKind<PaymentDraft> = {
  name: 'amparo-payments',
  parse(stored) {
    const draft = stored as PaymentDraft
    return { ...draft, form: { ...emptyPaymentForm, ...draft.form } }
  },
}

/** Payment forms that have not been sent, by claim number (C-504). A timeout deletes them on whatever page the person is (C-507). */
export const paymentDrafts: AppPart<PaymentDrafts> = (app) =>
  createPaymentDrafts(openDraftCollection(app, paymentDraftKind), app.session.isTimedOut.get)

export function createPaymentDrafts(drafts: DraftCollection<PaymentDraft>, isTimedOut = () => false) {
  const { isStored, subscribe, subscribeElsewhere, get, update, remove, removeAll } = drafts
  return {
    isStored,
    subscribe,
    subscribeElsewhere,
    read: get,
    /**
     * A function gets null where there is no draft yet, or no longer; if it returns null, nothing is saved. Nor is anything after a timeout: the page
     * behind its dialog must not save again what was deleted.
     */
    update: (claimNumber: string, change: Change | ((before: PaymentDraft | null) => Change | null)) =>
      update(claimNumber, (before) => {
        const changed = typeof change === 'function' ? change(before) : change
        return changed && !isTimedOut() ? { ...(before ?? empty), ...changed } : null
      }),
    /** After a success, or where the payment was sent before (C-508, C-513). */
    remove,
    removeAll,
  }
}
