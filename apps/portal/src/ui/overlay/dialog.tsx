import './dialog.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SummaryPlace } from '../form/summary-place.tsx'

type Props = {
  title: string
  children: ReactNode
  actions: ReactNode
  onClose: () => void
  /** Hides the page behind it completely. */
  covers?: boolean
  /** The title takes the focus, not the first control: for a dialog with fields or a lot to read. */
  startsAtTitle?: boolean
}

/** The browser's own modal: it traps the focus, closes on Escape and returns the focus to where it was. */
export function Dialog({ title, children, actions, onClose, covers, startsAtTitle = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect: the dialog opens before it is painted, and closes before it is removed, or the focus would not return.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    if (startsAtTitle) element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [startsAtTitle])

  return (
    <dialog className="dialog" data-covers={covers} ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <SummaryPlace />
      <h2 id={titleId} tabIndex={startsAtTitle ? -1 : undefined}>
        {title}
      </h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  )
}
