import { fill } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useState } from 'react'
import { MarketplaceFailed } from '../../../blocks/marketplace-failed/marketplace-failed.tsx'
import { cardTrouble } from '../../../blocks/payment-card/card-trouble.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { isSessionOver } from '../../../queries/marketplace/as-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { goToField } from '../../../ui/form/field-focus.ts'
import { usePurchase } from '../use-purchase.ts'
import type { Trouble } from './use-buy.ts'

type Props = {
  trouble: Trouble
  quote: PolicyDetails
  /** The id of the start date's field, if it is on this page. */
  startDateId: string | undefined
  onCheckAgain: () => void
}

const reasons = [
  'start_date_passed',
  'quote_changed',
  'invalid_quote',
  'outline_not_acknowledged',
  'quote_expired',
  'purchase_in_progress',
] as const

/** What happened, what is safe, and what to do next. It stays until the next attempt. */
export function PurchaseTrouble({ trouble: { error, amount }, quote, startDateId, onCheckAgain }: Props) {
  const text = useContent('checkout')
  const cardText = useContent('payment-card')
  const locale = useLocale()
  const { pathTo } = usePurchase()
  const [isClosed, setClosed] = useState(false)
  if (isSessionOver(error)) return null

  const wrongCard = cardTrouble(error, cardText)
  if (wrongCard) {
    return (
      <Banner tone="danger" title={wrongCard.title ?? text.trouble_title}>
        <p>{wrongCard.advice}</p>
      </Banner>
    )
  }
  const code = error instanceof CallFailed ? error.code : ''
  const known = reasons.find((one) => one === code)
  const amounts = { before: dollars(amount, locale), now: dollars(quote.monthly_quote_amount, locale) }

  return (
    <Banner tone="danger" title={code === 'purchase_in_progress' ? text.waiting_title : text.trouble_title}>
      <p>
        {code === 'amount_changed' ? fill(text.trouble_amount_changed, amounts) : text[`trouble_${known ?? 'other'}`]}
      </p>
      {!known && code !== 'amount_changed' && !isClosed && (
        <MarketplaceFailed error={error} onClose={() => setClosed(true)} />
      )}
      {code === 'start_date_passed' &&
        (startDateId ? (
          <Button look="link" onClick={() => goToField(startDateId)}>
            {text.change_start_date}
          </Button>
        ) : (
          <Link to={pathTo('coverage')}>{text.change_start_date}</Link>
        ))}
      {(code === 'invalid_quote' || code === 'quote_changed') && !startDateId && (
        <Link to={pathTo('coverage')}>{text.review_coverage}</Link>
      )}
      {code === 'quote_expired' && <Link to={pathTo('get-started')}>{text.start_again}</Link>}
      {code === 'purchase_in_progress' && (
        <Button look="second" onClick={onCheckAgain}>
          {text.check_again}
        </Button>
      )}
    </Banner>
  )
}
