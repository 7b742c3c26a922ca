import type { Coverage, PolicyDetails } from '@amparo/contract/policies'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { wholeDollars } from '../../coverage/option-title.ts'

/** States whose policies have no deductible or coinsurance, whatever the data says (M-127, M-128). */
const withoutDeductible = ['CA']
const withoutCoinsurance = ['CA', 'FL']

/** Limit, deductible and coinsurance of a coverage, as far as it has them. */
export function useCoverageRows({ geographic_location: { state } }: PolicyDetails) {
  const text = useContent('self-service-coverage')
  const locale = useLocale()
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent' })

  return (coverage: Coverage) => {
    const deductible = withoutDeductible.includes(state) ? null : coverage.deductible_amount
    const coinsurance = withoutCoinsurance.includes(state) ? null : coverage.coinsurance_percentage
    return [
      { label: text.limit, value: wholeDollars(coverage.maximum_per_claim_amount, locale) },
      ...(deductible === null ? [] : [{ label: text.deductible, value: wholeDollars(deductible, locale) }]),
      ...(coinsurance === null ? [] : [{ label: text.coinsurance, value: percent.format(coinsurance / 100) }]),
    ]
  }
}
