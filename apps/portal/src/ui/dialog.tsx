import './dialog.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  children: ReactNode
  actions: ReactNode
  onClose: () => void
  /** Nothing of the page can be seen behind it. */
  covers?: boolean
}

/** The platform's own modal: it holds the focus, closes on Escape and gives the focus back where it was. */
export function Dialog({ title, children, actions, onClose, covers }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the paint, and closed before it leaves the document: only then does the focus return.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog className="dialog" data-covers={covers} ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  )
}
