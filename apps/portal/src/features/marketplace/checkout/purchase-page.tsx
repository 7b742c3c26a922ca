import '../marketplace-page.css'
import './checkout.css'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { useBillingAddress } from '../../../blocks/billing-address/use-billing-address.ts'
import { type PaymentCardState, usePaymentCard } from '../../../blocks/payment-card/use-payment-card.ts'
import { useContent } from '../../../platform/content/content.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { useQuote } from '../../../queries/marketplace/get-quote.ts'
import type { Purchase } from '../../../queries/marketplace/purchase-policy.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { SummaryPlace } from '../../../ui/form/summary-place.tsx'
import { PrefilledNote } from '../parts/prefilled-note.tsx'
import type { QuoteDrafts } from '../read-quote-drafts.ts'
import { useStoredBillingAddress } from '../use-stored-billing-address.ts'
import { PurchaseTrouble } from './purchase-trouble.tsx'
import { PurchaseWaiting } from './purchase-waiting.tsx'
import { useBuy } from './use-buy.ts'

export type PurchaseForm = {
  quote: PolicyDetails
  card: PaymentCardState
  billing: ReturnType<typeof useBillingAddress>
  isBuying: boolean
  onBuy: (details: Pick<Purchase, 'billing_address'>) => void
}
type Props = {
  title: string
  back: { to: string; label: string }
  startDateId?: string
  children: (form: PurchaseForm) => ReactNode
}

/** A page with a purchase form, and the progress and result of the payment. */
export function PurchasePage({ title, back, startDateId, children }: Props) {
  const quote = useQuote()
  const card = usePaymentCard()
  const words = useContent('checkout')
  const { from_draft } = useContent('billing-address')
  const draft = (useLoaderData() as QuoteDrafts | undefined)?.checkout
  const home = quote.geographic_location
  const billing = useStoredBillingAddress({ id: quote.id, part: 'checkout', home, draft, words })
  const { buy, isBuying, isWaiting, waitAgain, trouble } = useBuy(quote, { card, onBought: billing.forget })
  usePageTitle(title)

  return (
    <div className="wrap marketplace-page checkout-page">
      <BackLink to={back.to}>{back.label}</BackLink>
      <SummaryPlace />
      <h1 tabIndex={-1}>{title}</h1>
      {trouble && <PurchaseTrouble {...{ trouble, quote, startDateId }} onCheckAgain={waitAgain} />}
      {isWaiting && <PurchaseWaiting />}
      {(quote.status_code !== 'pending' || isBuying) && (
        <>
          {draft && <PrefilledNote>{from_draft}</PrefilledNote>}
          {children({ quote, card, billing, isBuying, onBuy: buy })}
        </>
      )}
    </div>
  )
}
