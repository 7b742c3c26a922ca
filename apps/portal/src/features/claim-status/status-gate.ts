import { type LoaderFunction, replace } from 'react-router'
import { loadPage } from '../../platform/loading/load-page.ts'
import type { AppParts } from '../../session/app-parts.ts'

/**
 * A link may contain the postal code or the surname (C-249, C-250). Both are moved from the address and history into the
 * session before anything else happens, where they survive a redirect to another country or language.
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
