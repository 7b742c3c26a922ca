/**
 * What the card-entry page tells somebody who arrives there or is sent back. It is in memory, not in the address: a reload
 * forgets it, and a forged link cannot show one.
 */
export type LoginNotice =
  /** `phone` is the number of the country in the address, if there is one. */
  | { kind: 'refused'; code: string; requestId: string | null; phone: string | null }
  | { kind: 'vault-failed'; requestId: string | null }
  /** `claims` is the path where an earlier loss can be claimed, if one can be. */
  | { kind: 'no-active-benefits'; claims: string | null }
  | { kind: 'prefill-error' }
  | { kind: 'logged-out' }
  | { kind: 'logged-out-elsewhere' }
