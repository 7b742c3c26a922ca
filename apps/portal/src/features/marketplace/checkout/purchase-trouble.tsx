import { fill } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useState } from 'react'
import { MarketplaceFailed } from '../../../blocks/marketplace-failed/marketplace-failed.tsx'
import { PaymentCardFailed } from '../../../blocks/payment-card/payment-card-failed.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { isSessionOver } from '../../../queries/marketplace/as-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { usePurchase } from '../use-purchase.ts'
import type { Trouble } from './use-buy.ts'

type Props = { trouble: Trouble; quote: PolicyDetails; onCheckAgain: () => void }

const declines = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvv',
  'payment_failed',
  'start_date_passed',
  'outline_not_acknowledged',
  'quote_expired',
  'purchase_in_progress',
] as const

/** What happened, what is safe, and what to do next. It stays until the next attempt. */
export function PurchaseTrouble({ trouble: { error, amount }, quote, onCheckAgain }: Props) {
  const text = useContent('checkout')
  const card = useContent('payment-card')
  const locale = useLocale()
  const { pathTo } = usePurchase()
  const [isClosed, setClosed] = useState(false)
  if (isSessionOver(error)) return null

  if (error instanceof PaymentCardFailed) {
    return (
      <Banner tone="danger" title={error.message}>
        <p>{cardAdvice(error, card)}</p>
      </Banner>
    )
  }
  const code = error instanceof CallFailed ? error.code : ''
  const known = declines.find((one) => one === code)
  const amounts = { before: dollars(amount, locale), now: dollars(quote.monthly_quote_amount, locale) }

  return (
    <Banner tone="danger" title={code === 'purchase_in_progress' ? text.waiting_title : text.trouble_title}>
      <p>
        {code === 'amount_changed' ? fill(text.trouble_amount_changed, amounts) : text[`trouble_${known ?? 'other'}`]}
      </p>
      {!known && code !== 'amount_changed' && !isClosed && (
        <MarketplaceFailed error={error} onClose={() => setClosed(true)} />
      )}
      {code === 'start_date_passed' && <Link to={pathTo('coverage')}>{text.change_start_date}</Link>}
      {code === 'quote_expired' && <Link to={pathTo('get-started')}>{text.start_again}</Link>}
      {code === 'purchase_in_progress' && (
        <Button look="second" onClick={onCheckAgain}>
          {text.check_again}
        </Button>
      )}
    </Banner>
  )
}

function cardAdvice({ code }: PaymentCardFailed, text: ContentOf<'payment-card'>): string {
  if (code === 'vault_unavailable') return text.not_loaded_text
  if (code === 'card_refused' || code === 'too_many_requests') return text[`incomplete_${code}`]
  return text.incomplete_other
}
