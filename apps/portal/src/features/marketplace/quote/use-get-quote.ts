import { CallFailed } from '@amparo/contract/call'
import { quoteRequest } from '@amparo/rules/policies/quote-form'
import type { QuoteValues } from '@amparo/rules/policies/quote-values'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '../../../platform/analytics/analytics.ts'
import { useContent } from '../../../platform/content/content.ts'
import { signInPath } from '../../../platform/navigation/sign-in-paths.ts'
import { isSessionOver } from '../../../queries/marketplace/as-user.ts'
import { isBadLocation, useCreateQuote } from '../../../queries/marketplace/create-quote.ts'
import { policyKey } from '../../../queries/marketplace/get-policy.ts'
import { reportUpdateAs } from '../../../queries/marketplace/update-quote.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import type { CoverageNote } from '../coverage/coverage-notes.tsx'
import { emailOf } from '../policy-people.ts'
import type { Rewrite } from '../rewrite-flow/rewrite.ts'
import { usePurchase } from '../use-purchase.ts'
import { copyAnswers } from './copy-answers.ts'
import { linkQuoteForm } from './link-quote-form.ts'
import type { QuoteStart } from './read-quote.ts'

/** Refusals that have a view of their own (M-079, M-080). */
const refusals = ['state_unavailable', 'unable_to_quote'] as const
export type QuoteRefusal = (typeof refusals)[number]

type Options = Pick<QuoteStart, 'policy' | 'draftId'> & { state: string; onBadAddress: () => void }

/** Has the quote made and goes on to coverage, in New York to coverage and checkout on one page (M-077, M-078). */
export function useGetQuote({ policy: old, draftId, state, onBadAddress }: Options) {
  const app = useAppParts()
  const words = useContent('policy-rewrite')
  const { rewrite, pathTo, policy, country, locale } = usePurchase()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<QuoteRefusal | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { start, isRunning } = useCreateQuote(old && emailOf(old), {
    onDone: async ({ id }) => {
      track({ event: 'cardholder_pay', action: 'quoted' })
      await linkQuoteForm(app.part(quoteDrafts), { draftId, quoteId: id })
      const notes: CoverageNote = { isIncomplete: !(await copyTo(id)) }
      return navigate(pathTo(state === 'NY' ? 'coverage-checkout' : 'coverage', id), { state: notes })
    },
    onFailed: (error) => {
      if (isBadLocation(error)) return onBadAddress()
      if (isSessionOver(error)) {
        return navigate(signInPath({ country, locale }, pathname + search), { state: { why: 'expired' } })
      }
      if (rewrite && error instanceof CallFailed && error.code === 'policy_not_replaceable')
        return showOldPolicy(rewrite)
      const known = refusals.find((code) => error instanceof CallFailed && error.code === code)
      if (known) setRefusal(known)
      else setFailure(error)
    },
  })

  /** Copies what was chosen before to the new quote. If that fails, the quote begins without it, and its page says so. */
  async function copyTo(id: string): Promise<boolean> {
    return (
      !old ||
      copyAnswers(app, id, old).catch((error) => {
        const code = reportUpdateAs(error)
        if (code) app.platform.report(code, error)
        return false
      })
    )
  }

  /** The old policy can no longer be replaced: shows its current state. */
  function showOldPolicy({ previousPolicyId }: Rewrite) {
    app.queries.removeQueries({ queryKey: policyKey(previousPolicyId) })
    showSnackbar({ variant: 'warning', text: words.not_replaceable })
    return navigate(policy(previousPolicyId), { replace: true })
  }

  return {
    getQuote: (values: QuoteValues) => void start(quoteRequest(values, rewrite?.previousPolicyId)),
    isBusy: isRunning,
    refusal,
    goBack: () => setRefusal(null),
    failure,
    forgetFailure: () => setFailure(null),
  }
}
