import { getQuote } from '@amparo/contract/quotes'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useParams } from 'react-router'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { useUser } from '../../session/use-user.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { asUser, isSessionOver } from './as-user.ts'

/** A quote with its price. update-quote and the purchase put their answers here. */
export function quoteQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [MARKETPLACE, 'quote', id],
    queryFn: ({ signal, meta }) => asUser(app, getQuote, { params: { id } }, { signal, meta }),
    meta: { reportAs: 'CARDHOLDER_PAY_POLICY_DETAILS_API_ERROR', isAnswer: isSessionOver, overlay: true },
  })
}

const never = new Promise<never>(() => undefined)

/** The quote in the address, which the page's loader has loaded. When the session ends, the page suspends until it is left. */
export function useQuote() {
  const app = useAppParts()
  const { policyId } = useParams()
  if (!useUser() || !policyId) use(never)

  return useSuspenseQuery(quoteQuery(app, policyId ?? '')).data
}
