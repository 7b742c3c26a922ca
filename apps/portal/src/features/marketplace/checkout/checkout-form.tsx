import { type FormEvent, useId } from 'react'
import { BillingAddress } from '../../../blocks/billing-address/billing-address.tsx'
import { PaymentCard } from '../../../blocks/payment-card/payment-card.tsx'
import type { MountPaymentFields } from '../../../blocks/payment-card/use-mounted-fields.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { goToField } from '../../../ui/form/field-focus.ts'
import { useFormErrors } from '../../../ui/form/use-form-errors.ts'
import { DiscardButton } from './discard-button.tsx'
import { DueToday } from './due-today.tsx'
import type { PurchaseForm } from './purchase-page.tsx'
import { TermsSection } from './terms-section.tsx'
import { useTerms } from './use-terms.ts'

type Props = PurchaseForm & { mount?: MountPaymentFields | undefined }

export function CheckoutForm({ quote, card, billing, isBuying, onBuy, mount }: Props) {
  const text = useContent('checkout')
  const locale = useLocale()
  const terms = useTerms(quote)
  const problems = [...card.problems, ...billing.problems, ...terms.problems]
  const errors = useFormErrors(problems)
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBuying) return
    if (errors.check()) return onBuy({ billing_address: billing.address() })
    // To the first field in error, once the errors are on the page (M-177).
    const [first] = problems
    if (first) requestAnimationFrame(() => goToField(idOf(first.name)))
  }

  return (
    <form className="checkout-form" noValidate onSubmit={submit}>
      <ErrorSummary
        items={errors.listed.map((problem) => ({ ...problem, id: idOf(problem.name) }))}
        // The focus goes to the first field instead.
        attempts={0}
        words={text}
        locale={locale}
      />
      <section aria-labelledby={idOf('card-title')}>
        <h2 id={idOf('card-title')}>{text.card_title}</h2>
        <PaymentCard {...{ card, idOf, mount }} errorOf={errors.errorOf} onLeave={errors.leave} onSubmit={submit} />
      </section>
      <BillingAddress
        {...{ billing, idOf }}
        home={quote.geographic_location}
        errorOf={errors.errorOf}
        onLeave={errors.leave}
      />
      <TermsSection {...{ terms, idOf }} quoteId={quote.id} errorOf={errors.errorOf} />
      <div className="checkout-end">
        <DueToday quote={quote} />
        <Button type="submit" wide busy={isBuying}>
          {isBuying ? text.purchasing : text.purchase}
        </Button>
        <DiscardButton isBuying={isBuying} />
      </div>
    </form>
  )
}
