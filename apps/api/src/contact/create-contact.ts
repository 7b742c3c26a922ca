import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { CatalogueCountry } from '@amparo/catalogue/countries/country-schema'
import { type ContactNumber, getContact } from '@amparo/contract/contact'
import { getMarketplaceSupport } from '@amparo/contract/support'
import { countryCodes } from '@amparo/rules/locale/country-codes'
import { implement } from '@amparo/service/app/implement'

export function createContact({ catalogue }: { catalogue: Pick<Catalogue, 'countries' | 'marketplace'> }) {
  return {
    routes: [
      // A country's phone numbers, and those of all countries where its contact page lists them (C-270, C-271).
      implement(getContact, ({ params, refuse }) => {
        const country = catalogue.countries.get(params.country) ?? refuse('unsupported_country')
        const { isListFull, hours } = country.contact
        return { numbers: numbersOf(country), hours, list: isListFull ? wholeList(catalogue) : [] }
      }),
      implement(getMarketplaceSupport, () => {
        const { quote_phone, billing_phone, billing_email, claims_phone, hours } = catalogue.marketplace.support
        return {
          quotes: { phone: quote_phone },
          billing: { phone: billing_phone, email: billing_email },
          claims: { phone: claims_phone },
          hours,
        }
      }),
    ],
  }
}

/** A country's own numbers where it has some, and the one for calls from abroad, which is always answered. */
function numbersOf({ contact, contactNumbers }: CatalogueCountry): ContactNumber[] {
  return contactNumbers
    .map(({ number, kind }) => ({ number, kind, isAlwaysOpen: kind === 'abroad' }))
    .filter(({ isAlwaysOpen }) => contact.isLocalised || isAlwaysOpen)
}

function wholeList({ countries }: Pick<Catalogue, 'countries'>) {
  return [...countries.values()].map((country) => ({
    country: country.code,
    region: countryCodes.get(country.code) ?? '',
    numbers: numbersOf(country),
  }))
}
