import { useEffect, useState } from 'react'

/** True once the page stands and the browser has nothing better to do: what nobody looks for first waits for it. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)

  useEffect(() => {
    const later = globalThis.requestIdleCallback ?? setTimeout
    const forget = globalThis.cancelIdleCallback ?? clearTimeout
    const waiting = later(() => setSettled(true))
    return () => forget(waiting)
  }, [])

  return isSettled
}
