import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its page is hydrated, so that both render the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
