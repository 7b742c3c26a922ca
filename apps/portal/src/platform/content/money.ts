import { intlTag, type Locale } from '@amparo/rules/locale/locales'

/** An amount of the marketplace, whose currency is the US dollar (M-176): $6.30. */
export function dollars(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency: 'USD' }).format(amount)
}
