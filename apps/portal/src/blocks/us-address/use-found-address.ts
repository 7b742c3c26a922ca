import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { findAddress } from '../../queries/marketplace/find-address.ts'
import type { AddressField } from './address-fields.ts'

/** Fills in the address of a suggestion. A later choice, or `stop`, cancels an earlier one; if the call fails, what was typed stays. */
export function useFoundAddress(onFound: (changes: Partial<Record<AddressField, string>>) => void) {
  const platform = usePlatform()
  const [isFilled, setFilled] = useState(false)
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function find(id: string) {
    stop()
    const control = new AbortController()
    running.current = control
    setFilled(false)
    try {
      const found = await findAddress(platform, id, control)
      if (control.signal.aborted) return
      onFound({
        line1Address: found.line_1_address,
        city: found.municipality_name,
        state: found.state,
        postalCode: found.postal_code,
      })
      setFilled(true)
    } catch (error) {
      platform.report('UNEXPECTED_ERROR', error)
    }
  }

  return { find: (id: string) => void find(id), stop, isFilled }
}
