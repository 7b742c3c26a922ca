import './checkout.css'
import type { MountPaymentFields } from '../../../blocks/payment-card/use-mounted-fields.ts'
import { usePaymentCard } from '../../../blocks/payment-card/use-payment-card.ts'
import { useContent } from '../../../platform/content/content.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { useQuote } from '../../../queries/marketplace/get-quote.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { usePurchase } from '../use-purchase.ts'
import { WithQuote } from '../with-quote.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { PurchaseTrouble } from './purchase-trouble.tsx'
import { PurchaseWaiting } from './purchase-waiting.tsx'
import { useBuy } from './use-buy.ts'

type Props = { mount?: MountPaymentFields }

export function CheckoutPage({ mount }: Props = {}) {
  return (
    <WithQuote>
      <Checkout mount={mount} />
    </WithQuote>
  )
}

function Checkout({ mount }: { mount: MountPaymentFields | undefined }) {
  const text = useContent('checkout')
  const quote = useQuote()
  const { pathTo } = usePurchase()
  const card = usePaymentCard()
  const { buy, isBuying, isWaiting, waitAgain, trouble } = useBuy(quote, { card })
  usePageTitle(text.title)

  return (
    <div className="wrap checkout-page">
      <BackLink to={pathTo('coverage')}>{text.back}</BackLink>
      <h1 tabIndex={-1}>{text.title}</h1>
      {trouble && <PurchaseTrouble {...{ trouble, quote }} onCheckAgain={waitAgain} />}
      {isWaiting && <PurchaseWaiting />}
      {(quote.status_code !== 'pending' || isBuying) && (
        <CheckoutForm {...{ quote, card, isBuying, mount }} onBuy={(order) => void buy(order)} />
      )}
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { CheckoutPage as Component }
