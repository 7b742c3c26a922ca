import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { BillingAddress } from '@amparo/contract/quotes'
import { useRef, useState } from 'react'
import { PaymentCardFailed } from '../../../../blocks/payment-card/payment-card-failed.ts'
import { paymentInfo } from '../../../../blocks/payment-card/payment-info.ts'
import type { PaymentCardState } from '../../../../blocks/payment-card/use-payment-card.ts'
import { changeBilling, paymentResult } from '../../../../queries/marketplace/change-billing.ts'
import { type BillingChange, reportUpdate } from '../../../../queries/marketplace/update-policy.ts'
import { useAction } from '../../../../queries/use-action.ts'
import { useAppParts } from '../../../../session/app-parts.ts'

/** Why the change failed, and the amount that the person had agreed to pay. */
export type BillingTroubles = { error: unknown; owed: number | null }
type Options = {
  owed: number | null
  card: PaymentCardState
  onDone: (result: { wasOverdue: boolean }) => void
}

/** Sends the new card to the vault, then replaces the old card with it and pays what is owed. Further clicks meanwhile are ignored. */
export function useSaveBilling({ id }: PolicyDetails, { owed, card, onDone }: Options) {
  const app = useAppParts()
  const [trouble, setTrouble] = useState<BillingTroubles | null>(null)
  const sent = useRef<BillingChange>(null)
  // Not what is owed by the time of the answer: the policy may have ended meanwhile.
  const amountSent = () => sent.current?.overdue_amount || null
  const callbacks = {
    reportAs,
    onDone: () => onDone({ wasOverdue: amountSent() !== null }),
    onFailed: (error: unknown) => setTrouble({ error, owed: amountSent() }),
  }
  const saving = useAction({
    ...callbacks,
    async run(signal, billing_address: BillingAddress) {
      setTrouble(null)
      const payment_info = paymentInfo(await card.source())
      const body = { billing_address, payment_info, overdue_amount: owed ?? 0 }
      sent.current = body
      return changeBilling(app, id, body, { signal })
    },
  })
  const waiting = useAction({
    ...callbacks,
    run: (signal, body: BillingChange) => paymentResult(app, id, body, { signal }),
  })

  return {
    save: (address: BillingAddress) => void saving.start(address),
    isSaving: saving.isRunning || waiting.isRunning,
    trouble,
    checkAgain() {
      setTrouble(null)
      if (sent.current) void waiting.start(sent.current)
    },
  }
}

function reportAs(error: unknown) {
  if (error instanceof PaymentCardFailed) return 'PAYMENT_SERVICE_ERROR' as const
  return error instanceof CallFailed && error.code === 'amount_changed' ? null : reportUpdate(error)
}
