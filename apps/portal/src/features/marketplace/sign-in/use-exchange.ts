import { CallFailed } from '@amparo/contract/call'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { track } from '../../../platform/analytics/analytics.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { policyPath, purchasePath } from '../../../platform/navigation/marketplace-paths.ts'
import { useExchangeLinkToken } from '../../../queries/marketplace/exchange-link-token.ts'
import { policiesQuery } from '../../../queries/marketplace/list-policies.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { rememberNext } from '../../../session/sign-in-next.ts'
import { ownPolicy } from '../own-policy.ts'

/** `expired`: the link is used up or too old. `failed`: no answer, and the link may still work. */
export type ExchangeFailure = 'expired' | 'failed'

/** Signs in with a link's token, and goes to `next`, to the person's policy, or to the start of a purchase (M-026, M-027, M-X07). */
export function useExchange(next: string | undefined) {
  const app = useAppParts()
  const navigate = useNavigate()
  const { countryCode: country = '' } = useParams()
  const locale = useLocale()
  const [failure, setFailure] = useState<ExchangeFailure | null>(null)
  const { start, isRunning } = useExchangeLinkToken({
    onDone: async () => {
      track({ event: 'cardholder_pay', action: 'signed_in' })
      rememberNext(undefined)
      return next ? navigate(next, { replace: true }) : toPolicyOrStart()
    },
    onFailed: (error) => setFailure(isRefused(error) ? 'expired' : 'failed'),
  })

  async function toPolicyOrStart() {
    // Its query reports a failure; the purchase can be started all the same.
    const policies = await app.queries.fetchQuery(policiesQuery(app)).catch(() => null)
    const policy = ownPolicy(policies ?? [])
    const scope = { country, locale }
    if (policy) return navigate(policyPath({ ...scope, policyId: policy.id }), { replace: true })
    const state = { hasNoPolicy: policies !== null }
    return navigate(purchasePath(scope, 'get-started'), { replace: true, state })
  }

  function exchange(token: string) {
    setFailure(null)
    void start(token)
  }

  return { exchange, isBusy: isRunning, failure }
}

function isRefused(error: unknown): boolean {
  return error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429
}
