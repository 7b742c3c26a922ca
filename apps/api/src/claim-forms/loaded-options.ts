import type { DataType } from '@amparo/catalogue/claim-forms/form-schema'
import { FIRST_MODEL_YEAR } from '@amparo/catalogue/vehicles/vehicle-schema'
import type { QuestionOption } from '@amparo/contract/claim-forms'
import { countryCodes } from '@amparo/rules/locale/country-codes'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'

/** Where a form is read: options are in its language, with the card's own country and currency first. */
export type Place = { country: string; currency: string; locale: Locale; year: number }
type Loaded = (data_type: DataType) => QuestionOption[]

/** Currencies that a traveller may have paid in, though no card of ours is issued there. */
const TRAVEL_CURRENCIES = ['EUR', 'GBP', 'JPY', 'CHF']

/** Options that are not in the catalogue. Makes and models depend on another answer, so the browser fetches them. */
export function loadedOptions(place: Place, currencies: Iterable<string>): Loaded {
  const lists: Partial<Record<DataType, () => QuestionOption[]>> = {
    country: () => sorted([...countryCodes.keys()].map(countryNamed(place)), place.country, place),
    currency: () =>
      sorted([...new Set([...currencies, ...TRAVEL_CURRENCIES])].map(currencyNamed(place)), place.currency, place),
    vehicle_year: () => years(place.year + 1),
  }
  const made = new Map<DataType, QuestionOption[]>()
  return (data_type) => {
    const options = made.get(data_type) ?? lists[data_type]?.() ?? []
    made.set(data_type, options)
    return options
  }
}

export function option(value: string, title: string): QuestionOption {
  return { value, title, is_selected: false, outcome: null, analytics: null }
}

function countryNamed({ locale }: Place) {
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'region' })
  return (code: string) => option(code, names.of(countryCodes.get(code) ?? '') ?? code)
}

function currencyNamed({ locale }: Place) {
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'currency' })
  return (code: string) => {
    const name = names.of(code) ?? code
    // Some languages write currencies in lower case within a sentence; an option starts with a capital.
    return option(
      code,
      name === code ? code : `${name.charAt(0).toLocaleUpperCase(intlTag(locale))}${name.slice(1)} (${code})`,
    )
  }
}

function sorted(options: QuestionOption[], first: string, { locale }: Place): QuestionOption[] {
  const { compare } = new Intl.Collator(intlTag(locale))
  const rank = ({ value }: QuestionOption) => (value === first ? 0 : 1)
  return options.sort((one, other) => rank(one) - rank(other) || compare(one.title, other.title))
}

function years(newest: number): QuestionOption[] {
  const count = Math.max(0, newest - FIRST_MODEL_YEAR + 1)
  return Array.from({ length: count }, (_, back) => option(String(newest - back), String(newest - back)))
}
