import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { addressesQuery } from '../../queries/marketplace/suggest-addresses.ts'
import type { ListOption } from '../../ui/form/combobox-list.tsx'

/** Marketplace specification §2. */
export const DEBOUNCE_MS = 300
const LEAST = 3
const none: ListOption[] = []

/**
 * Addresses for what was typed, after a pause of 300 ms (M-057). Each text has an answer of its own, so that a late answer to an earlier text is
 * never shown.
 */
export function useSuggestions(typed: string): ListOption[] {
  const platform = usePlatform()
  const text = useDebounced(typed.trim())
  const isAsked = text.length >= LEAST
  const { data } = useQuery({ ...addressesQuery(platform, text), enabled: isAsked })
  const isCurrent = isAsked && typed.trim() === text

  return isCurrent && data ? data.suggestions.map(({ id, label }) => ({ value: id, title: label })) : none
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return settled
}
