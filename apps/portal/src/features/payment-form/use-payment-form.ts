import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import { useAppPart } from '../../session/app-parts.ts'
import { useCardSession } from '../../session/card-session.ts'
import { changedKeys, mergeChanges } from '../../session/drafts/merge-changes.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'
import { paymentDrafts } from './payment-drafts.ts'
import type { PaymentRead } from './read-payment.ts'

type FileChange = (before: DocumentFile[]) => DocumentFile[]

/** The answers and files, saved on this device with every step, in pauses and when the page is left (C-505, C-506). */
export function usePaymentForm({ claimNumber, draft }: PaymentRead) {
  const drafts = useAppPart(paymentDrafts)
  const { onTimeout } = useCardSession()
  const [form, setForm] = useState<PaymentForm>(draft?.form ?? emptyPaymentForm)
  const [files, setFiles] = useState<DocumentFile[]>(draft?.files ?? [])
  const isStored = useSyncExternalStore(drafts.subscribe, drafts.isStored)

  /** The stored answers, as this tab last read or wrote them; another tab may have changed them since. */
  const known = useRef(form)
  const fileChanges = useRef<FileChange[]>([])
  /** Shows what is stored, except for what was edited here since. */
  function follow(stored: PaymentForm, base = known.current) {
    known.current = stored
    if (changedKeys(stored, base).length === 0) return
    setForm((shown) => mergeChanges({ stored, known: base, shown, before: base }))
  }

  async function store(answers: PaymentForm) {
    const changes = fileChanges.current.splice(0)
    // Another save may end before this one has its turn: then these answers are older than what is known.
    const base = known.current
    const stored = await drafts.update(claimNumber, (before) => ({
      form: before ? mergeChanges({ stored: before.form, known: base, shown: answers, before: base }) : answers,
      files: before ? changes.reduce((all, change) => change(all), before.files) : files,
    }))
    if (stored && known.current === base) follow(stored.form, answers)
  }

  const onElsewhere = useEffectEvent(async () => {
    const stored = await drafts.read(claimNumber)
    if (!stored) return
    follow(stored.form)
    if (fileChanges.current.length === 0) setFiles(stored.files)
  })
  useEffect(() => drafts.subscribeElsewhere(() => void onElsewhere()), [drafts])
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
    changeFiles(change: FileChange) {
      setFiles(change)
      fileChanges.current.push(change)
      autosave.touch()
    },
    save: (answers = form) => {
      autosave.drop()
      return store(answers)
    },
  }
}
