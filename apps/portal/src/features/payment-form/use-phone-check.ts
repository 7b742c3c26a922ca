import { useEffect, useState } from 'react'
import { loadPhonePlans, phonePlans } from '../../blocks/phone/load-phone-plans.ts'

const shape = /^\+\d{8,15}$/

/** By the numbering plans once they are there, by its shape until then; the server has the last word. */
function isPhone(number: string): boolean {
  return phonePlans()?.phoneCheck(number) ?? shape.test(number)
}

/** Looks again at what is typed when the plans have come. */
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
