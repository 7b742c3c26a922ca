import { useEffect, useState } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
/**
 * The window does not hear keys and taps in the vault's frame: it loses the focus to it, and gets its messages. Both also happen
 * without anybody, as a page begins in its field; then nobody has been active.
 */
const signsOfTheFrame = ['blur', 'message'] as const

/** True from the first thing on that a person does with the page, also when that was before this part of it was there. */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(() => navigator.userActivation?.hasBeenActive ?? false)

  useEffect(() => {
    if (isInUse) return
    const begin = () => setInUse(true)
    const beginIfActive = () => setInUse(navigator.userActivation?.hasBeenActive ?? true)
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
    for (const sign of signsOfTheFrame) addEventListener(sign, beginIfActive)
    return () => {
      for (const sign of signs) removeEventListener(sign, begin)
      for (const sign of signsOfTheFrame) removeEventListener(sign, beginIfActive)
    }
  }, [isInUse])

  return isInUse
}
