import { useEffect, useState } from 'react'
import { loadPhonePlans, phonePlans } from './load-phone-plans.ts'

const shape = /^\+\d{8,15}$/

/** Checks by the numbering plans once they are loaded, and by the shape until then; the server decides. */
function isPhone(number: string): boolean {
  return phonePlans()?.phoneCheck(number) ?? shape.test(number)
}

/** Renders again when the plans are loaded, so that the number is checked again. */
export function usePhoneCheck(): (number: string) => boolean {
  const [, setLoaded] = useState(false)

  useEffect(() => {
    let isHere = true
    void loadPhonePlans().then(() => isHere && setLoaded(true))
    return () => {
      isHere = false
    }
  }, [])

  return isPhone
}
