import { CallFailed } from '@amparo/contract/call'
import type { Input } from '@amparo/contract/endpoint'
import type { PolicyDetails } from '@amparo/contract/policies'
import { purchasePolicy as endpoint, getQuote } from '@amparo/contract/quotes'
import type { AppParts } from '../../session/app-parts.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { asUser } from './as-user.ts'
import { policyKey } from './get-policy.ts'
import { quoteQuery } from './get-quote.ts'
import { isUndecided, untilDecided } from './undecided-payment.ts'

export type Purchase = Input<typeof endpoint>['body']
type Options = { signal: AbortSignal }

/**
 * Buys the policy. The call itself has no `signal`: it is finished even if the person leaves the page. If it is still in progress, or its answer
 * was lost, the quote says how it ended; sent again, it never charges twice.
 */
export async function purchasePolicy(app: AppParts, id: string, body: Purchase, { signal }: Options) {
  const buying = asUser(app, endpoint, { params: { id }, body })
  return buying.then(
    (policy) => bought(app, policy),
    (error: unknown) => {
      if (!isUndecided(error)) throw error
      return purchaseResult(app, id, { signal, error })
    },
  )
}

/** Caches the policy. The purchase has ended the one that it replaces. */
function bought(app: AppParts, policy: PolicyDetails): PolicyDetails {
  const { id, cancel_rewrite_policy_id } = policy
  app.queries.setQueryData(quoteQuery(app, id).queryKey, policy)
  for (const key of [policyKey(cancel_rewrite_policy_id ?? id), [MARKETPLACE, 'policies']])
    app.queries.removeQueries({ queryKey: key })
  return policy
}

/** Reads the quote until its purchase has succeeded or failed. Throws `error` if nothing was ever begun, or if it takes too long. */
export async function purchaseResult(app: AppParts, id: string, { signal, error }: Options & { error: CallFailed }) {
  let wasPending = error.code === 'purchase_in_progress'
  const policy = await untilDecided({
    signal,
    stillInProgress: inProgress,
    ask: () => asUser(app, getQuote, { params: { id } }, { signal }),
    decide(quote) {
      if (quote.status_code === 'pending') {
        wasPending = true
        return null
      }
      if (!isBought(quote)) throw wasPending ? refused(quote.purchase_problem) : error
      return quote
    },
  })
  return bought(app, policy)
}

/** The page was left, or opened again, while the processor had not answered. */
export const inProgress = () => new CallFailed({ code: 'purchase_in_progress', status: 423, requestId: null })

export function isBought({ number }: PolicyDetails): boolean {
  return number !== null
}

const refused = (problem: string | null) =>
  new CallFailed({ code: problem ?? 'payment_failed', status: 422, requestId: null })
