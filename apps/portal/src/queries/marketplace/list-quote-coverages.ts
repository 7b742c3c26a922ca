import { type CatalogueCoverage, listQuoteCoverages } from '@amparo/contract/quotes'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { asUser, isSessionOver } from './as-user.ts'

export function quoteCoveragesQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [MARKETPLACE, 'coverages', id],
    queryFn: ({ signal, meta }) => asUser(app, listQuoteCoverages, { params: { id } }, { signal, meta }),
    meta: { reportAs: 'CARDHOLDER_PAY_COVERAGES_DETAILS_API_ERROR', isAnswer: isSessionOver, overlay: true },
  })
}

/** The coverages that a quote can have. */
export function useQuoteCoverages(id: string): readonly CatalogueCoverage[] {
  return useSuspenseQuery(quoteCoveragesQuery(useAppParts(), id)).data.coverages
}
