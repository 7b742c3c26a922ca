import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import type { Pending } from '../../blocks/long-operations/pending.ts'
import type { AppPart } from '../../session/app-parts.ts'
import { type DraftCollection, type DraftKind, openDraftCollection } from '../../session/drafts/draft-collection.ts'

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
  createPaymentDrafts(openDraftCollection(app, paymentDraftKind))

export function createPaymentDrafts(drafts: DraftCollection<PaymentDraft>) {
  const { isStored, subscribe, subscribeElsewhere, get, update, remove, removeAll } = drafts
  return {
    isStored,
    subscribe,
    subscribeElsewhere,
    read: get,
    /** A function gets null where there is no draft yet, or no longer. */
    update: (claimNumber: string, change: Change | ((before: PaymentDraft | null) => Change)) =>
      update(claimNumber, (before) => {
        const changed = typeof change === 'function' ? change(before) : change
        return { ...(before ?? empty), ...changed }
      }),
    /** After a success, or where the payment was sent before (C-508, C-513). */
    remove,
    removeAll,
  }
}
