import { fill } from '@amparo/content/fill'
import type { FormEvent } from 'react'
import { BillingAddress } from '../../../blocks/billing-address/billing-address.tsx'
import { PaymentCard } from '../../../blocks/payment-card/payment-card.tsx'
import type { MountPaymentFields } from '../../../blocks/payment-card/use-mounted-fields.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { wholeDollars } from '../../../platform/content/money.ts'
import { useFlag } from '../../../queries/list-feature-flags.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { goToField } from '../../../ui/form/field-focus.ts'
import { useKeepFocus } from '../../../ui/form/use-keep-focus.ts'
import { DiscardButton } from '../checkout/discard-button.tsx'
import { DueToday } from '../checkout/due-today.tsx'
import type { PurchaseForm } from '../checkout/purchase-page.tsx'
import { TermsSection } from '../checkout/terms-section.tsx'
import { CoverageNotes } from '../coverage/coverage-notes.tsx'
import { Children } from '../coverage/insured/children.tsx'
import { Spouse } from '../coverage/insured/spouse.tsx'
import { PriceStatus } from '../coverage/price-status.tsx'
import { useWhenSaved } from '../coverage/saving/use-when-saved.ts'
import { StartDate } from '../coverage/start-date.tsx'
import { CoverageType } from './coverage-type.tsx'
import { Disclosure } from './disclosure.tsx'
import { useNewYorkForm } from './use-new-york-form.ts'

type Props = PurchaseForm & { mount: MountPaymentFields | undefined; idOf: (name: string) => string }

export function NewYorkForm({ quote, card, billing, isBuying, onBuy, mount, idOf }: Props) {
  const text = useContent('marketplace-new-york')
  const words = useContent('checkout')
  const locale = useLocale()
  const form = useNewYorkForm(quote, { card, billing })
  const { coverage, type, terms } = form
  const purchase = useWhenSaved(coverage)
  const isBusy = isBuying || purchase.isWaiting
  const isLocked = useFlag('cp_restrict_inputs_purchase_flow') && coverage.isPending
  const maximum = quote.coverages.find((one) => one.id === 'ADD')?.maximum_per_claim_amount
  useKeepFocus(coverage.isPending)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    const wrong = form.check()
    // This `onBuy` knows the price that is shown now, which the last change may turn into another.
    if (wrong === null) return purchase.request(() => onBuy({ billing_address: billing.address() }))
    // To the first field in error, once the errors are on the page (M-177).
    requestAnimationFrame(() => goToField(idOf(wrong)))
  }

  return (
    <form className="checkout-form" noValidate onSubmit={submit}>
      {maximum !== undefined && <p className="lead">{fill(text.lead, { amount: wholeDollars(maximum, locale) })}</p>}
      <CoverageNotes isRestored={coverage.isRestored} />
      <ErrorSummary
        items={form.listed.map((problem) => ({ ...problem, id: idOf(problem.name) }))}
        // The focus goes to the first field instead.
        attempts={0}
        words={words}
        locale={locale}
      />
      <section aria-labelledby={idOf('title')}>
        <h2 id={idOf('title')}>{text.coverage_title}</h2>
        <fieldset className="coverage-form" disabled={isLocked}>
          <StartDate form={coverage} idOf={idOf} />
          <CoverageType
            id={idOf('coverage')}
            choice={type.choice}
            error={form.errorOf('coverage')}
            onChoose={type.choose}
          />
          {coverage.draft.spouse && <Spouse form={coverage} idOf={idOf} />}
          {coverage.draft.children.length > 0 && <Children form={coverage} idOf={idOf} />}
        </fieldset>
      </section>
      <section aria-labelledby={idOf('card-title')}>
        <h2 id={idOf('card-title')}>{words.card_title}</h2>
        <PaymentCard {...{ card, idOf, mount }} errorOf={form.errorOf} onLeave={form.leave} onSubmit={submit} />
      </section>
      <BillingAddress
        {...{ billing, idOf }}
        home={quote.geographic_location}
        errorOf={form.errorOf}
        onLeave={form.leave}
      />
      <TermsSection {...{ terms, idOf }} quoteId={quote.id} errorOf={form.errorOf} />
      <Disclosure
        id={idOf('disclosure')}
        isAgreed={form.isDisclosed}
        error={form.errorOf('disclosure')}
        onAgree={form.setDisclosed}
      />
      <div className="checkout-end">
        {type.choice ? <DueToday quote={quote} /> : <p>{text.price_after_choice}</p>}
        <PriceStatus form={coverage} isPriceShown={type.choice !== null} />
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? words.purchasing : words.purchase}
        </Button>
        <DiscardButton isBuying={isBusy} />
      </div>
    </form>
  )
}
