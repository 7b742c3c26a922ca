import { CallFailed } from '@amparo/contract/call'
import { type QuoteValues, quoteRequest } from '@amparo/rules/policies/quote-form'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '../../../platform/analytics/analytics.ts'
import { signInPath } from '../../../platform/navigation/marketplace-paths.ts'
import { isSessionOver } from '../../../queries/marketplace/as-user.ts'
import { isBadLocation, useCreateQuote } from '../../../queries/marketplace/create-quote.ts'
import { usePurchase } from '../use-purchase.ts'

/** Refusals that have a view of their own (M-079, M-080). */
const refusals = ['state_unavailable', 'unable_to_quote'] as const
export type QuoteRefusal = (typeof refusals)[number]

type Options = { policyEmail: string | null; state: string; onBadAddress: () => void }

/** Has the quote made and goes on to coverage, in New York to coverage and checkout on one page (M-077, M-078). */
export function useGetQuote({ policyEmail, state, onBadAddress }: Options) {
  const { rewrite, pathTo, country, locale } = usePurchase()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<QuoteRefusal | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { start, isRunning } = useCreateQuote(policyEmail, {
    onDone: ({ id }) => {
      track({ event: 'cardholder_pay', action: 'quoted' })
      return navigate(pathTo(state === 'NY' ? 'coverage-checkout' : 'coverage', id))
    },
    onFailed: (error) => {
      if (isBadLocation(error)) return onBadAddress()
      if (isSessionOver(error)) {
        return navigate(signInPath({ country, locale }, pathname + search), { state: { why: 'expired' } })
      }
      const known = refusals.find((code) => error instanceof CallFailed && error.code === code)
      if (known) setRefusal(known)
      else setFailure(error)
    },
  })

  return {
    getQuote: (values: QuoteValues) => void start(quoteRequest(values, rewrite?.previousPolicyId)),
    isBusy: isRunning,
    refusal,
    goBack: () => setRefusal(null),
    failure,
    forgetFailure: () => setFailure(null),
  }
}
