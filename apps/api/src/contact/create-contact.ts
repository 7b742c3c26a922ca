import type { Catalogue } from '@amparo/catalogue/catalogue'
import { getContact } from '@amparo/contract/contact'
import { getMarketplaceSupport } from '@amparo/contract/support'
import { countryCodes } from '@amparo/rules/locale/country-codes'
import { implement } from '@amparo/service/implement'

type Countries = Pick<Catalogue, 'countries'>
type Numbers = typeof import('./contact-numbers.ts').contactNumbers

export function createContact({ catalogue }: { catalogue: Countries & Pick<Catalogue, 'marketplace'> }) {
  return {
    routes: [
      // A country's phone numbers, and those of all countries where its contact page lists them (C-270, C-271).
      implement(getContact, async ({ params, refuse }) => {
        const country = catalogue.countries.get(params.country) ?? refuse('unsupported_country')
        const { isLocalised, isListFull, hours } = country.contact
        // Numbering plans are large and few people come here, so they are loaded on the first call.
        const { contactNumbers } = await import('./contact-numbers.ts')
        const own = contactNumbers(country)
        return {
          numbers: isLocalised ? own : own.filter(({ kind }) => kind === 'abroad'),
          hours,
          list: isListFull ? wholeList(catalogue, contactNumbers) : [],
        }
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

function wholeList({ countries }: Countries, contactNumbers: Numbers) {
  return [...countries.values()].map((country) => ({
    country: country.code,
    region: countryCodes.get(country.code) ?? '',
    numbers: contactNumbers(country).filter(({ kind }) => country.contact.isLocalised || kind === 'abroad'),
  }))
}
