import type { PolicyDetails } from '@amparo/contract/policies'
import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useQuoteCoverages } from '../../../queries/marketplace/list-quote-coverages.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import { useFormErrors } from '../../../ui/form/use-form-errors.ts'
import type { PurchaseForm } from '../checkout/purchase-page.tsx'
import { useTerms } from '../checkout/use-terms.ts'
import { useCoverageForm } from '../coverage/use-coverage-form.ts'
import { useCoverageType } from './use-coverage-type.ts'

/** Coverage, card, billing address, terms and disclosure of New York's page, and what is wrong with them. */
export function useNewYorkForm(quote: PolicyDetails, { card, billing }: Pick<PurchaseForm, 'card' | 'billing'>) {
  const text = useContent('marketplace-new-york')
  const words = useContent('marketplace-coverage')
  const coverage = useCoverageForm(quote, useQuoteCoverages(quote.id))
  const type = useCoverageType(coverage)
  const terms = useTerms(quote)
  const [isDisclosed, setDisclosed] = useState(false)
  const problems = [
    ...(type.choice ? [] : [{ name: 'coverage', label: text.coverage_type, error: words.problem_coverage_missing }]),
    ...card.problems,
    ...billing.problems,
    ...terms.problems,
    ...(isDisclosed ? [] : [{ name: 'disclosure', label: '', error: text.disclosure_missing }]),
  ]
  const errors = useFormErrors(problems)

  /** Missing acknowledgements are announced as well (M-185, M-186). */
  function announce() {
    const { terms_acknowledgement_missing, disclosure_missing } = text
    if (terms.problems.length > 0)
      showSnackbar({ variant: 'warning', text: terms_acknowledgement_missing, id: 'new-york-terms' })
    if (!isDisclosed) showSnackbar({ variant: 'warning', text: disclosure_missing, id: 'new-york-disclosure' })
  }

  return {
    coverage,
    type,
    terms,
    isDisclosed,
    setDisclosed,
    errorOf: errors.errorOf,
    leave: errors.leave,
    listed: [...coverage.errors.listed, ...errors.listed],
    /** The first field that is wrong, if there is one. All errors are then shown. */
    check(): string | null {
      announce()
      const isCoverageRight = coverage.errors.check()
      const isRestRight = errors.check()
      if (isCoverageRight && isRestRight) return null
      return (coverage.problems[0] ?? problems[0])?.name ?? null
    },
  }
}
