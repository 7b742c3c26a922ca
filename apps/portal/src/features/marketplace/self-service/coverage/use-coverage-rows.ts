import type { Coverage, PolicyDetails } from '@amparo/contract/policies'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { percent, wholeDollars } from '../../../../platform/content/money.ts'

/** States whose policies have no deductible or coinsurance, whatever the data says (M-127, M-128). */
const withoutDeductible = ['CA']
const withoutCoinsurance = ['CA', 'FL']

/** Limit, deductible and coinsurance of a coverage, as far as it has them. */
export function useCoverageRows({ geographic_location: { state } }: PolicyDetails) {
  const text = useContent('self-service-coverage')
  const locale = useLocale()

  return (coverage: Coverage) => {
    const deductible = withoutDeductible.includes(state) ? null : coverage.deductible_amount
    const coinsurance = withoutCoinsurance.includes(state) ? null : coverage.coinsurance_percentage
    return [
      { label: text.limit, value: wholeDollars(coverage.maximum_per_claim_amount, locale) },
      ...(deductible === null ? [] : [{ label: text.deductible, value: wholeDollars(deductible, locale) }]),
      ...(coinsurance === null ? [] : [{ label: text.coinsurance, value: percent(coinsurance, locale) }]),
    ]
  }
}
