import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import { useAppPart } from '../../session/app-parts.ts'
import { sharedFields } from '../../session/drafts/shared-fields.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'
import { paymentDrafts } from './payment-drafts.ts'
import type { PaymentRead } from './read-payment.ts'

type FileChange = (before: DocumentFile[]) => DocumentFile[]

/** The answers and files, saved on this device with every step, in pauses and when the page is left (C-505, C-506). */
export function usePaymentForm({ claimNumber, draft }: PaymentRead) {
  const drafts = useAppPart(paymentDrafts)
  const [form, setForm] = useState<PaymentForm>(draft?.form ?? emptyPaymentForm)
  const [files, setFiles] = useState<DocumentFile[]>(draft?.files ?? [])
  const isStored = useSyncExternalStore(drafts.subscribe, drafts.isStored)
  /** How many changes of the files are being saved. */
  const fileChanges = useRef(0)

  /** The form as it will be rendered next. */
  const newest = useRef(form)
  const show = (next: PaymentForm) => {
    newest.current = next
    setForm(next)
  }
  const [fields] = useState(() => sharedFields({ stored: form, shown: form, read: () => newest.current, show }))

  const store = () =>
    fields.save(async (merged) => {
      const stored = await drafts.update(claimNumber, (before) => ({
        form: merged(before?.form),
        files: before?.files ?? files,
      }))
      return stored?.form ?? null
    })

  const onElsewhere = useEffectEvent(() =>
    fields.follow(async () => {
      const stored = await drafts.read(claimNumber)
      if (stored && fileChanges.current === 0) setFiles(stored.files)
      return stored?.form ?? null
    }),
  )
  useEffect(() => drafts.subscribeElsewhere(() => void onElsewhere()), [drafts])
  const autosave = useAutosave(store)

  return {
    form,
    /** The form as it is now, also for somebody who has waited since it was rendered. */
    newest: () => newest.current,
    files,
    isStored,
    replace(next: PaymentForm) {
      show(next)
      autosave.touch()
    },
    change(change: Partial<PaymentForm>) {
      show({ ...newest.current, ...change })
      autosave.touch()
    },
    /** Saved at once: a file may arrive after the form was left. */
    changeFiles(change: FileChange) {
      setFiles(change)
      fileChanges.current += 1
      void drafts
        .update(claimNumber, (before) => before && { files: change(before.files) })
        .finally(() => {
          fileChanges.current -= 1
        })
    },
    save: () => {
      autosave.drop()
      return store()
    },
  }
}
