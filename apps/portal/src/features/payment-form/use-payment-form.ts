import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import { useAppPart } from '../../session/app-parts.ts'
import { useCardSession } from '../../session/card-session.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'
import { paymentDrafts } from './payment-drafts.ts'
import type { PaymentRead } from './read-payment.ts'

/** The answers and files, saved on this device with every step, in pauses and when the page is left (C-505, C-506). */
export function usePaymentForm({ claimNumber, draft }: PaymentRead) {
  const drafts = useAppPart(paymentDrafts)
  const { onTimeout } = useCardSession()
  const [form, setForm] = useState<PaymentForm>(draft?.form ?? emptyPaymentForm)
  const [files, setFiles] = useState<DocumentFile[]>(draft?.files ?? [])
  const [isStored, setStored] = useState(true)

  async function store(answers: PaymentForm) {
    await drafts.update(claimNumber, { form: answers, files })
    setStored(drafts.isStored())
  }
  const autosave = useAutosave(() => store(form))
  // The timeout deletes the draft (C-507), so the page must not save it again while it closes.
  const dropChange = useEffectEvent(autosave.drop)
  useEffect(() => onTimeout(() => dropChange()), [onTimeout])

  return {
    form,
    files,
    isStored,
    replace(next: PaymentForm) {
      setForm(next)
      autosave.touch()
    },
    change(change: Partial<PaymentForm>) {
      setForm((before) => ({ ...before, ...change }))
      autosave.touch()
    },
    changeFiles(change: (before: DocumentFile[]) => DocumentFile[]) {
      setFiles(change)
      autosave.touch()
    },
    save: (answers = form) => {
      autosave.drop()
      return store(answers)
    },
  }
}
