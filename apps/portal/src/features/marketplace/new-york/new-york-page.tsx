import '../coverage/coverage.css'
import { useId } from 'react'
import type { MountPaymentFields } from '../../../blocks/payment-card/use-mounted-fields.ts'
import { useContent } from '../../../platform/content/content.ts'
import { PurchasePage } from '../checkout/purchase-page.tsx'
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
  const { title } = useContent('marketplace-new-york')
  const { back } = useContent('marketplace-coverage')
  const { pathTo } = usePurchase()
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`

  return (
    <PurchasePage title={title} back={{ to: pathTo('get-started'), label: back }} startDateId={idOf('effective_date')}>
      {(form) => <NewYorkForm {...form} {...{ mount, idOf }} />}
    </PurchasePage>
  )
}

export { NewYorkPage as Component }
