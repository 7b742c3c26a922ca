import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PaymentCardFailed } from '../../../blocks/payment-card/payment-card-failed.ts'
import { paymentInfo } from '../../../blocks/payment-card/payment-info.ts'
import type { PaymentCardState } from '../../../blocks/payment-card/use-payment-card.ts'
import { isSessionOver } from '../../../queries/marketplace/as-user.ts'
import { quoteQuery } from '../../../queries/marketplace/get-quote.ts'
import {
  inProgress,
  type Purchase,
  purchasePolicy,
  purchaseResult,
} from '../../../queries/marketplace/purchase-policy.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { usePurchase } from '../use-purchase.ts'

type Order = Pick<Purchase, 'billing_address'>
/** Why there is no policy, and the price that was agreed to. */
export type Trouble = { error: unknown; amount: number }

/** Exchanges the card, buys the policy and goes to the confirmation. A page that is opened while a purchase is in progress waits for its end. */
export function useBuy(quote: PolicyDetails, { card, onBought }: { card: PaymentCardState; onBought: () => void }) {
  const app = useAppParts()
  const navigate = useNavigate()
  const { pathTo } = usePurchase()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { queryKey } = quoteQuery(app, quote.id)
  const amount = quote.monthly_quote_amount
  const callbacks = {
    reportAs,
    onDone: () => {
      onBought()
      return navigate(pathTo('policy-purchase-confirmation'), { replace: true })
    },
    async onFailed(error: unknown) {
      setTrouble({ error, amount })
      // The price, the status or the start date may be another one now.
      if (error instanceof CallFailed && !isSessionOver(error)) await app.queries.invalidateQueries({ queryKey })
    },
  }
  const buying = useAction({
    ...callbacks,
    async run(signal, order: Order & Pick<Purchase, 'version'>) {
      setTrouble(null)
      const payment_info = paymentInfo(await card.source())
      const body = { quote_amount: amount, toc_agreement: true as const, payment_info, ...order }
      return purchasePolicy(app, quote.id, body, { signal })
    },
  })
  const waiting = useAction({
    ...callbacks,
    run: (signal) => purchaseResult(app, quote.id, { signal, error: inProgress() }),
  })
  const isPending = quote.status_code === 'pending' && !buying.isRunning && trouble === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each purchase that is found in progress
  useEffect(() => {
    if (isPending) void waiting.start()
  }, [isPending])

  return {
    /** Buys at the price on the page. If a change that was saved since then has another one, that is shown first (M-148). */
    buy(order: Order) {
      const { monthly_quote_amount: now, version } = app.queries.getQueryData<PolicyDetails>(queryKey) ?? quote
      if (now === amount) void buying.start({ ...order, version })
      else setTrouble({ error: amountChanged(), amount })
    },
    isBuying: buying.isRunning,
    /** A purchase that another visit has begun is in progress. */
    isWaiting: isPending || waiting.isRunning,
    waitAgain() {
      setTrouble(null)
      void waiting.start()
    },
    trouble,
  }
}

/** What the server says to another price than the quote's. */
const amountChanged = () => new CallFailed({ code: 'amount_changed', status: 409, requestId: null })

function reportAs(error: unknown) {
  if (error instanceof PaymentCardFailed) return 'PAYMENT_SERVICE_ERROR' as const
  return isSessionOver(error) ? null : ('CARDHOLDER_PAY_PURCHASE_POLICY_API_ERROR' as const)
}
