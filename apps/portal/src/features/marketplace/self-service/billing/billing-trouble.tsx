import { fill } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import { useState } from 'react'
import { MarketplaceFailed } from '../../../../blocks/marketplace-failed/marketplace-failed.tsx'
import { cardTrouble } from '../../../../blocks/payment-card/card-trouble.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { dollars } from '../../../../platform/content/money.ts'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import type { BillingTroubles } from './use-save-billing.ts'

const reasons = [
  'invalid_geographical_location',
  'policy_not_editable',
  'payment_in_progress',
  'network_error',
] as const

/** `owed` is the amount that is overdue now. */
type Props = { trouble: BillingTroubles; owed: number | null; onCheckAgain: () => void }

/** Says what failed, what has not changed, and what to do next (M-332). Stays until the next attempt. */
export function BillingTrouble({ trouble: { error, owed: before }, owed, onCheckAgain }: Props) {
  const text = useContent('self-service-billing')
  const cardText = useContent('payment-card')
  const locale = useLocale()
  const [isClosed, setClosed] = useState(false)
  if (isSessionOver(error)) return null

  const wrongCard = cardTrouble(error, cardText)
  if (wrongCard) {
    return (
      <Banner tone="danger" title={text.failed_title}>
        {wrongCard.title && <p>{wrongCard.title}</p>}
        <p>{wrongCard.advice}</p>
      </Banner>
    )
  }
  const code = error instanceof CallFailed ? error.code : ''
  const known = reasons.find((one) => one === code)
  const amounts = { before: dollars(before ?? 0, locale), now: dollars(owed ?? 0, locale) }
  const isWaiting = code === 'payment_in_progress'

  return (
    <Banner tone="danger" title={isWaiting ? text.waiting_title : text.failed_title}>
      <p>
        {code === 'amount_changed' ? fill(text.failed_amount_changed, amounts) : text[`failed_${known ?? 'other'}`]}
      </p>
      {!known && code !== 'amount_changed' && !isClosed && (
        <MarketplaceFailed error={error} onClose={() => setClosed(true)} />
      )}
      {isWaiting && before !== null && (
        <Button look="second" onClick={onCheckAgain}>
          {text.check_again}
        </Button>
      )}
    </Banner>
  )
}
