import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Long enough not to save at every letter, short enough that a reload loses nothing. */
const PAUSE_MS = 200

type Autosave = {
  /** Something has changed: save it after the next pause. */
  touch: () => void
  /** Save now what has changed. */
  flush: () => Promise<void>
  /** Forget the change: it was saved in another way, or must not be saved. */
  drop: () => void
  /** Forget the change, and save nothing from now on. */
  stop: () => void
}

/** Saves a form after a pause in typing, and at once when the page is hidden, left or reloaded. */
export function useAutosave(save: () => Promise<unknown>): Autosave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(save)
  const isHere = useRef(false)
  useLayoutEffect(() => {
    newest.current = save
  })

  const drop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const stop = () => {
    drop()
    isHere.current = false
  }
  const flush = async () => {
    if (timer.current === undefined) return
    drop()
    await newest.current()
  }
  const touch = () => {
    drop()
    if (isHere.current) timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }
  const flushNow = useEffectEvent(() => void flush())

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && flushNow()
    const leave = () => flushNow()
    document.addEventListener('visibilitychange', hide)
    // Before a reload there is still time to save, at `pagehide` hardly any.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
    }
  }, [])
  // In the layout phase the fields are still there to be read.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      flushNow()
    }
  }, [])

  return { touch, flush, drop, stop }
}
