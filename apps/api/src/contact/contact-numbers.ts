import type { CatalogueCountry } from '@amparo/catalogue/countries/country-schema'
import type { ContactNumber } from '@amparo/contract/contact'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A country's numbers in its own format. The one for calls from abroad has its calling code and is always answered. */
export function contactNumbers({ contactNumbers }: Pick<CatalogueCountry, 'contactNumbers'>): ContactNumber[] {
  return contactNumbers.map(({ number, kind }) => {
    const parsed = parsePhoneNumberFromString(number)
    const display = kind === 'abroad' ? parsed?.formatInternational() : parsed?.formatNational()
    return { number, kind, display: display ?? number, isAlwaysOpen: kind === 'abroad' }
  })
}
