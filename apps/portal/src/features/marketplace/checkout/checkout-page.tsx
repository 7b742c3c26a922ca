import type { MountPaymentFields } from '../../../blocks/payment-card/use-mounted-fields.ts'
import { useContent } from '../../../platform/content/content.ts'
import { usePurchase } from '../use-purchase.ts'
import { WithQuote } from '../with-quote.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { PurchasePage } from './purchase-page.tsx'

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
  const { pathTo } = usePurchase()

  return (
    <PurchasePage title={text.title} back={{ to: pathTo('coverage'), label: text.back }}>
      {(form) => <CheckoutForm {...form} mount={mount} />}
    </PurchasePage>
  )
}

export { CheckoutPage as Component }
