import './dialog.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  children: ReactNode
  actions: ReactNode
  onClose: () => void
  /** Nothing of the page can be seen behind it. */
  covers?: boolean
  /** For one with fields or much to read: it begins at its title, not at its first control. */
  startsAtTitle?: boolean
}

/** The platform's own modal: it holds the focus, closes on Escape and gives the focus back where it was. */
export function Dialog({ title, children, actions, onClose, covers, startsAtTitle = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the paint, and closed before it leaves the document: only then does the focus return.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    if (startsAtTitle) element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [startsAtTitle])

  return (
    <dialog className="dialog" data-covers={covers} ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} tabIndex={startsAtTitle ? -1 : undefined}>
        {title}
      </h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  )
}
