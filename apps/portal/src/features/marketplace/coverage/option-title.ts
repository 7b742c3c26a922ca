import type { CatalogueCoverage } from '@amparo/contract/quotes'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'

type Option = CatalogueCoverage['coverage_levels'][number]

/** $5,000 for an amount, 20% for a value, and a plain text as it is (M-131). */
export function optionTitle(option: Option, locale: Locale): string {
  if (typeof option === 'string') return option
  if ('amount' in option) return wholeDollars(option.amount, locale)
  return new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(option.value / 100)
}

/** Limits are whole dollars, so that nobody has to read their cents. */
export function wholeDollars(amount: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(intlTag(locale), style).format(amount)
}
