import { useSyncExternalStore } from 'react'

/** What the card-entry page has to say when somebody arrives there, or is sent back. */
export type LoginNotice =
  /** `phone` is the number of the country in the address, where there is one. */
  | { kind: 'refused'; code: string; requestId: string | null; phone: string | null }
  | { kind: 'vault-failed'; requestId: string | null }
  /** `claims` is where an earlier loss can be claimed, where there can be one. */
  | { kind: 'no-active-benefits'; claims: string | null }
  | { kind: 'prefill-error' }
  | { kind: 'logged-out' }
  | { kind: 'logged-out-elsewhere' }

let notice: LoginNotice | null = null
const listeners = new Set<() => void>()

/** Kept in memory and out of the address: a reload is a fresh start, and nothing can be shown by a forged link. */
export function showLoginNotice(next: LoginNotice | null) {
  notice = next
  for (const listener of listeners) listener()
}

export function useLoginNotice(): LoginNotice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => notice,
    () => null,
  )
}
