import './button.css'
import type { ButtonHTMLAttributes } from 'react'
import { Spinner } from './feedback/spinner.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `danger`: for actions that cannot be undone. */
  look?: 'first' | 'second' | 'quiet' | 'link' | 'danger'
  wide?: boolean
  /** While its work runs, the button stays where it is and keeps the focus, but ignores presses. */
  busy?: boolean
}

export function Button({ look = 'first', wide = false, busy = false, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look}${wide ? ' button-wide' : ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
