import { type Locale, localeFacts } from '../locale/locale-facts.ts'

type Country = { code: string; languages: readonly Locale[] }

/** The languages of a country that the form exists in: those in Latin script, of which every country that pays by wire has one. */
export function wireTransferLocales({ languages }: Country): Locale[] {
  return languages.filter((locale) => localeFacts[locale].script === 'Latn')
}

/** The address of the form for a DOC017 (claims specification §3), in the given language if it exists in that one. */
export function wireTransferForm(country: Country, locale: Locale): { locale: Locale; address: string } | null {
  const locales = wireTransferLocales(country)
  const found = locales.includes(locale) ? locale : locales[0]
  if (!found) return null
  return { locale: found, address: `/documents/wire-transfer/${country.code}.${found}.pdf`.toLowerCase() }
}
