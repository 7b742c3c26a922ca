import type { CatalogueCountry } from '@amparo/catalogue/countries/country-schema'
import type { ContactNumber } from '@amparo/contract/contact'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A country's numbers as it writes them itself. The one for calls from abroad keeps its calling code, and is answered day and night. */
export function contactNumbers({ contactNumbers }: Pick<CatalogueCountry, 'contactNumbers'>): ContactNumber[] {
  return contactNumbers.map(({ number, kind }) => {
    const parsed = parsePhoneNumberFromString(number)
    const display = kind === 'abroad' ? parsed?.formatInternational() : parsed?.formatNational()
    return { number, kind, display: display ?? number, isAlwaysOpen: kind === 'abroad' }
  })
}
