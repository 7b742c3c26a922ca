import { intlTag, type Locale } from '@amparo/rules/locale/locales'

/** An amount of the marketplace, whose currency is the US dollar (M-176): $6.30. */
export function dollars(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency: 'USD' }).format(amount)
}

/** Limits are whole dollars, so that nobody has to read their cents: $100,000. */
export function wholeDollars(amount: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(intlTag(locale), style).format(amount)
}

/** 20%. */
export function percent(percentage: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(percentage / 100)
}
