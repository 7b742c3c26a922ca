import { countryCodes } from '../locale/country-codes.ts'
import { defaultLocale, intlTag, type Locale } from '../locale/locales.ts'

export type CountryOption = { value: string; label: string }

/** A country's name in a language (CLDR), or its code if it has none. */
export function countryName(code: string, locale: Locale): string {
  const region = countryCodes.get(code)
  return (region && namesIn(locale).of(region)) || code
}

const cached = new Map<Locale, Intl.DisplayNames>()
function namesIn(locale: Locale): Intl.DisplayNames {
  const names = cached.get(locale) ?? new Intl.DisplayNames(intlTag(locale), { type: 'region' })
  cached.set(locale, names)
  return names
}

/** All countries in the order of the locale (C-374); in American English the United States come first, and only once (C-375). */
export function countryOptions(locale: Locale): CountryOption[] {
  const { compare } = new Intl.Collator(intlTag(locale))
  const isFirst = ({ value }: CountryOption) => locale === defaultLocale && value === 'USA'
  return [...countryCodes.keys()]
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || compare(one.label, other.label))
}
