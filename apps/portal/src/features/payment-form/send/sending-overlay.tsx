import './sending-overlay.css'
import '../../../ui/overlay/dialog.css'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { usePayment } from '../payment-context.ts'

/** Covers the page while the form is sent (C-510). It cannot be closed, and the browser asks before the page is left. */
export function SendingOverlay() {
  const { text } = usePayment()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return (
    <dialog
      className="dialog sending"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <Spinner />
      <h2 id={`${id}-title`} tabIndex={-1}>
        {text.sending_title}
      </h2>
      <p id={`${id}-text`}>{text.sending_text}</p>
    </dialog>
  )
}
