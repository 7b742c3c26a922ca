import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False for the server and for the first pass over its page, so that both draw the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
