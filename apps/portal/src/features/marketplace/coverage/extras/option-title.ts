import type { CatalogueCoverage } from '@amparo/contract/quotes'
import type { Locale } from '@amparo/rules/locale/locales'
import { percent, wholeDollars } from '../../../../platform/content/money.ts'

type Option = CatalogueCoverage['coverage_levels'][number]

/** $5,000 for an amount, 20% for a value, and a plain text as it is (M-131). */
export function optionTitle(option: Option, locale: Locale): string {
  if (typeof option === 'string') return option
  return 'amount' in option ? wholeDollars(option.amount, locale) : percent(option.value, locale)
}
