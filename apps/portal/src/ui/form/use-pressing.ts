import { useEffect, useState } from 'react'

/**
 * True while a finger or a button of the mouse is down. An error that appears then would move the button away from under
 * the press that is meant for it.
 */
export function usePressing(): boolean {
  const [pressing, setPressing] = useState(false)

  useEffect(() => {
    const press = () => setPressing(true)
    // The click is told after the release: only then may things move.
    const release = () => setTimeout(() => setPressing(false))
    addEventListener('pointerdown', press)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [])

  return pressing
}
