import { tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { tidyProof } from '@amparo/rules/claims/claim-status-asks'
import type { SessionStore } from '../../platform/state/session-storage.ts'
import { statusProof } from '../../session/status-proof.ts'

type Link = { claimId: string | undefined; query: URLSearchParams }

/** Stores the postal code or surname of a link in the session. */
export function takeProof(store: SessionStore, { claimId = '', query }: Link) {
  const postalCode = query.get('postal_code')
  const surname = query.get('surname')
  statusProof.write(store, {
    claim_number: tidyClaimNumber(claimId),
    ...(postalCode && { postal_code: tidyProof(postalCode) }),
    ...(surname && { surname: tidyProof(surname) }),
  })
}
