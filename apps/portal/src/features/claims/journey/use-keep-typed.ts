import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useCardSession } from '../../../session/card-session.ts'

/** Long enough not to write at every letter, short enough that a reload loses nothing. */
const PAUSE_MS = 200

/**
 * Saves what is typed in pauses, when the page is hidden or left, and at the timeout [P-395]. `touch` says that there is
 * something new, `flush` saves it now, `drop` forgets it because it is saved in another way or not wanted.
 */
export function useKeepTyped(save: () => Promise<unknown>) {
  const { onTimeout } = useCardSession()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drop = () => {
    const isWaiting = timer.current !== undefined
    clearTimeout(timer.current)
    timer.current = undefined
    return isWaiting
  }
  const flush = async () => {
    if (drop()) await save()
  }
  const touch = () => {
    drop()
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }
  const flushNow = useEffectEvent(() => void flush())

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && flushNow()
    const leave = () => flushNow()
    document.addEventListener('visibilitychange', hidden)
    // Before a reload there is still time to save, at `pagehide` hardly any.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    const forget = onTimeout(leave)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
      forget()
    }
  }, [onTimeout])
  // In the layout phase the form is still there to be read.
  useLayoutEffect(() => () => flushNow(), [])

  return { touch, flush, drop }
}
