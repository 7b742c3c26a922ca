import { useLoaderData } from 'react-router'
import { FixedLanguage } from '../../platform/content/locale.ts'
import { PaymentSteps } from './payment-steps.tsx'
import type { PaymentRead } from './read-payment.ts'

/** The payment form: a declaration under Brazilian law, so always in Portuguese (C-422, C-614). */
export function PaymentPage() {
  const claim = useLoaderData<PaymentRead>()

  return (
    <FixedLanguage value="pt_BR">
      <PaymentSteps key={claim.claimNumber} claim={claim} />
    </FixedLanguage>
  )
}

export { PaymentPage as Component }
