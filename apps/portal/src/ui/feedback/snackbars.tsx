import './snackbars.css'
import { useEffect, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { dismissSnackbar, type Snackbar, useSnackbars } from './snackbar.ts'
import { Spinner } from './spinner.tsx'

/**
 * P-017: at the bottom, at the end of the line. The area is there before its messages, because readers announce only
 * what comes into an area that they know.
 */
export function Snackbars({ dismissLabel }: { dismissLabel: string }) {
  const shown = useSnackbars()

  return (
    <div className="snackbars" aria-live="polite">
      {shown.map((snackbar) => (
        <SnackbarView key={snackbar.id} snackbar={snackbar} dismissLabel={dismissLabel} />
      ))}
    </div>
  )
}

type Props = { snackbar: Snackbar; dismissLabel: string }

function SnackbarView({ snackbar, dismissLabel }: Props) {
  const { id, variant, text, hidesAfter } = snackbar
  const [isRead, setRead] = useState(false)

  // P-018. Somebody who points at it or holds it with the keyboard is still reading.
  useEffect(() => {
    if (hidesAfter === null || isRead) return
    const timer = setTimeout(() => dismissSnackbar(id), hidesAfter)
    return () => clearTimeout(timer)
  }, [id, hidesAfter, isRead])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it only notices that somebody reads it
    <div
      className={`snackbar snackbar-${variant}`}
      role={variant === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {variant === 'loading' ? <Spinner /> : <Icon name={variant === 'success' ? 'check' : 'warning'} />}
      <span>{text}</span>
      <button type="button" aria-label={dismissLabel} onClick={() => dismissSnackbar(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
