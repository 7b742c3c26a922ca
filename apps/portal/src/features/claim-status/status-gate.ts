import { tidyClaimNumber } from '@amparo/rules/claim-number'
import { tidyProof } from '@amparo/rules/claim-status-asks'
import { type LoaderFunction, replace } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'
import { statusProof } from '../../session/session-fields.ts'

/**
 * C-249, C-250: a link may bring the postal code or the surname along. Address and history lose them before anything else happens;
 * what is kept survives the guard's correction of country or language.
 */
export function statusGate({ store }: AppParts, guard: LoaderFunction): LoaderFunction {
  return (visit, context) => {
    const { pathname, searchParams } = new URL(visit.request.url)
    const postalCode = searchParams.get('postal_code')
    const surname = searchParams.get('surname')
    if (postalCode === null && surname === null) return guard(visit, context)
    statusProof.write(store, {
      claim_number: tidyClaimNumber(visit.params.claimId ?? ''),
      ...(postalCode && { postal_code: tidyProof(postalCode) }),
      ...(surname && { surname: tidyProof(surname) }),
    })
    throw replace(pathname)
  }
}
