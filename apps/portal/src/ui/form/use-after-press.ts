import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs work at once or, while a finger or mouse button is down, when it is up again. An error message that appears during a press
 * would move the button away from under it.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    // The browser sends the click after the release, so wait for that as well.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false
        for (const work of waiting.current.splice(0)) work()
      })
    addEventListener('pointerdown', press)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      waiting.current = []
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [])

  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }, [])
}
