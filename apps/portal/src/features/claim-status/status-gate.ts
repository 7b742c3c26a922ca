import { type LoaderFunction, replace } from 'react-router'
import { loadPage } from '../../platform/load-page.ts'
import type { AppParts } from '../../session/app-parts.ts'

/**
 * C-249, C-250: a link may bring the postal code or the surname along. Address and history lose them before anything else happens;
 * what is kept survives the guard's correction of country or language.
 */
export function statusGate({ store }: AppParts, guard: LoaderFunction): LoaderFunction {
  return async (visit, context) => {
    const { pathname, searchParams: query } = new URL(visit.request.url)
    if (!query.has('postal_code') && !query.has('surname')) return guard(visit, context)
    const { takeProof } = await loadPage(() => import('./take-proof.ts'))()
    takeProof(store, { claimId: visit.params.claimId, query })
    throw replace(pathname)
  }
}
