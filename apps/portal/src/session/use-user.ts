import { useStore } from '../platform/state/create-store.ts'
import { useAppParts } from './app-parts.ts'
import type { User } from './session-fields.ts'

/** The user of the marketplace, guest or signed in, or null. */
export function useUser(): User | null {
  return useStore(useAppParts().user)
}
