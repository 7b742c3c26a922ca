import './snackbars.css'
import { useEffect, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { dismissSnackbar, type Snackbar, useSnackbars } from './snackbar.ts'
import { Spinner } from './spinner.tsx'

/**
 * Messages at the bottom, at the inline end (P-017). The live region is always there, because screen readers announce only what
 * is added to a region they already know.
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
  const { id, variant, text } = snackbar
  const [isRead, setRead] = useState(false)

  // Hides itself after a while (P-018), but not while somebody points at it or has the focus in it: they are still reading. A message that
  // replaces another one is shown for its own time.
  useEffect(() => {
    const { id, hidesAfter } = snackbar
    if (hidesAfter === null || isRead) return
    const timer = setTimeout(() => dismissSnackbar(id), hidesAfter)
    return () => clearTimeout(timer)
  }, [snackbar, isRead])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it only notices that somebody is reading
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
