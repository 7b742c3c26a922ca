import { useEffect, useState } from 'react'

/** The window loses the focus to the vault's frame, whose keys and taps it does not hear. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'blur'] as const

/** True from the first thing on that a person does with the page, also when that was before this part of it was there. */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(() => navigator.userActivation?.hasBeenActive ?? false)

  useEffect(() => {
    if (isInUse) return
    const begin = () => setInUse(true)
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, begin)
    }
  }, [isInUse])

  return isInUse
}
