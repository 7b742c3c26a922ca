import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DocumentFile } from '../../blocks/files/document-file.ts'
import { useAppPart } from '../../session/app-parts.ts'
import { useCardSession } from '../../session/card-session.ts'
import { paymentDrafts } from './payment-drafts.ts'
import type { PaymentRead } from './read-payment.ts'

/** Long enough not to write at every letter, short enough that a reload loses nothing. */
const PAUSE_MS = 200

/** What is answered, kept on the device at every step, in the pauses between and when the page is left [C-505, C-506]. */
export function usePaymentForm({ claimNumber, draft }: PaymentRead) {
  const drafts = useAppPart(paymentDrafts)
  const { onTimeout } = useCardSession()
  const [form, setForm] = useState<PaymentForm>(draft?.form ?? emptyPaymentForm)
  const [files, setFiles] = useState<DocumentFile[]>(draft?.files ?? [])
  const [isKept, setKept] = useState(true)
  const saved = useRef({ form, files })

  async function save(answers = form) {
    saved.current = { form: answers, files }
    await drafts.update(claimNumber, saved.current)
    setKept(drafts.isStored())
  }
  const saveNew = useEffectEvent(() => {
    if (saved.current.form !== form || saved.current.files !== files) void save()
  })
  // C-507: the page that the timeout closes must not save again what the timeout has forgotten.
  const forgetNew = useEffectEvent(() => {
    saved.current = { form, files }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins a new pause.
  useEffect(() => {
    const timer = setTimeout(saveNew, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form, files])

  useEffect(() => {
    const leave = () => saveNew()
    const hidden = () => document.visibilityState === 'hidden' && saveNew()
    document.addEventListener('visibilitychange', hidden)
    // Before a reload there is still time to save, at `pagehide` hardly any.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    const stay = onTimeout(() => forgetNew())
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
      stay()
    }
  }, [onTimeout])
  useLayoutEffect(() => () => saveNew(), [])

  return {
    form,
    files,
    isKept,
    replace: setForm,
    change: (change: Partial<PaymentForm>) => setForm((before) => ({ ...before, ...change })),
    changeFiles: (change: (before: DocumentFile[]) => DocumentFile[]) => setFiles(change),
    save,
  }
}
