import '../marketplace-page.css'
import './coverage.css'
import { fill } from '@amparo/content/fill'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { wholeDollars } from '../../../platform/content/money.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { useFlag } from '../../../queries/list-feature-flags.ts'
import { useQuote } from '../../../queries/marketplace/get-quote.ts'
import { useQuoteCoverages } from '../../../queries/marketplace/list-quote-coverages.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { useKeepFocus } from '../../../ui/form/use-keep-focus.ts'
import { usePurchase } from '../use-purchase.ts'
import { WithQuote } from '../with-quote.tsx'
import { Beneficiary } from './beneficiary.tsx'
import { CoverageNotes } from './coverage-notes.tsx'
import { ExtrasSection } from './extras/extras-section.tsx'
import { ChildrenSection } from './insured/children-section.tsx'
import { SpouseSection } from './insured/spouse-section.tsx'
import { PriceSummary } from './price-summary.tsx'
import { useWhenSaved } from './saving/use-when-saved.ts'
import { StartDate } from './start-date.tsx'
import { useCoverageForm } from './use-coverage-form.ts'

/** The coverage step: when, for whom, and with which extras (marketplace specification §2). */
export function CoveragePage() {
  return (
    <WithQuote>
      <Coverage />
    </WithQuote>
  )
}

function Coverage() {
  const text = useContent('marketplace-coverage')
  const locale = useLocale()
  const quote = useQuote()
  const offered = useQuoteCoverages(quote.id)
  const form = useCoverageForm(quote, offered)
  const { pathTo } = usePurchase()
  const navigate = useNavigate()
  const next = useWhenSaved(form)
  const isLocked = useFlag('cp_restrict_inputs_purchase_flow') && form.isPending
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const maximum = quote.coverages.find((coverage) => coverage.id === 'ADD')?.maximum_per_claim_amount
  usePageTitle(text.title)
  useKeepFocus(form.isPending)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (form.errors.check()) next.request(() => void navigate(pathTo('checkout')))
  }

  return (
    <div className="wrap marketplace-page coverage-page">
      <BackLink to={pathTo('get-started')}>{text.back}</BackLink>
      <ErrorSummary
        items={form.errors.listed.map((problem) => ({ ...problem, id: idOf(problem.name) }))}
        attempts={form.errors.attempts}
        words={text}
        locale={locale}
      />
      <h1 tabIndex={-1}>{text.title}</h1>
      {maximum !== undefined && (
        <p className="lead">{fill(text.max_benefit, { amount: wholeDollars(maximum, locale) })}</p>
      )}
      <CoverageNotes isRestored={form.isRestored} />
      <div className="coverage-columns">
        <form noValidate onSubmit={submit}>
          {/* While a change is being saved, nothing else can be changed if the flag says so (M-099, M-X17). */}
          <fieldset className="coverage-form" disabled={isLocked}>
            <StartDate form={form} idOf={idOf} />
            <SpouseSection form={form} idOf={idOf} />
            <ChildrenSection form={form} idOf={idOf} state={quote.geographic_location.state} />
            <Beneficiary form={form} idOf={idOf} />
            <ExtrasSection form={form} idOf={idOf} offered={offered} />
          </fieldset>
          <Button type="submit" busy={next.isWaiting}>
            {text.next}
          </Button>
        </form>
        <PriceSummary quote={quote} form={form} />
      </div>
    </div>
  )
}

export { CoveragePage as Component }
