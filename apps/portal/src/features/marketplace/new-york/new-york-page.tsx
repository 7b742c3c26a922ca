import '../checkout/checkout.css'
import '../coverage/coverage.css'
import type { MountPaymentFields } from '../../../blocks/payment-card/use-mounted-fields.ts'
import { usePaymentCard } from '../../../blocks/payment-card/use-payment-card.ts'
import { useContent } from '../../../platform/content/content.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { useQuote } from '../../../queries/marketplace/get-quote.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { PurchaseTrouble } from '../checkout/purchase-trouble.tsx'
import { PurchaseWaiting } from '../checkout/purchase-waiting.tsx'
import { useBuy } from '../checkout/use-buy.ts'
import { usePurchase } from '../use-purchase.ts'
import { WithQuote } from '../with-quote.tsx'
import { NewYorkForm } from './new-york-form.tsx'

type Props = { mount?: MountPaymentFields }

/** Coverage and checkout on one page, for New York only (M-178, M-179). */
export function NewYorkPage({ mount }: Props = {}) {
  return (
    <WithQuote>
      <NewYork mount={mount} />
    </WithQuote>
  )
}

function NewYork({ mount }: { mount: MountPaymentFields | undefined }) {
  const text = useContent('marketplace-new-york')
  const words = useContent('marketplace-coverage')
  const quote = useQuote()
  const { pathTo } = usePurchase()
  const card = usePaymentCard()
  const { buy, isBuying, isWaiting, waitAgain, trouble } = useBuy(quote, { card })
  usePageTitle(text.title)

  return (
    <div className="wrap checkout-page">
      <BackLink to={pathTo('get-started')}>{words.back}</BackLink>
      <h1 tabIndex={-1}>{text.title}</h1>
      {trouble && <PurchaseTrouble {...{ trouble, quote }} onCheckAgain={waitAgain} />}
      {isWaiting && <PurchaseWaiting />}
      {(quote.status_code !== 'pending' || isBuying) && (
        <NewYorkForm {...{ quote, card, isBuying, mount }} onBuy={(order) => void buy(order)} />
      )}
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { NewYorkPage as Component }
