import type { Locale } from '../locale/locales.ts'

/** The languages whose letters our files are set in. In every country that pays by wire there is one of them. */
const printed: readonly Locale[] = [
  'en_US',
  'en_LAC',
  'en_AP',
  'en_EEMEA',
  'es_LAC',
  'pt_BR',
  'vi_VN',
  'id_ID',
  'ms_MY',
]

type Country = { code: string; languages: readonly Locale[] }

/** The languages in which a country has the form. */
export function wireTransferLocales({ languages }: Country): Locale[] {
  return languages.filter((locale) => printed.includes(locale))
}

/** Claims specification §3: where the form of a DOC017 is, in the language asked for or else one that the country has it in. */
export function wireTransferForm(country: Country, locale: Locale): { locale: Locale; address: string } | null {
  const locales = wireTransferLocales(country)
  const found = locales.includes(locale) ? locale : locales[0]
  if (!found) return null
  return { locale: found, address: `/documents/wire-transfer/${country.code}.${found}.pdf`.toLowerCase() }
}
