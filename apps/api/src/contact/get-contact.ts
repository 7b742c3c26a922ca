import type { Catalogue } from '@amparo/catalogue/catalogue'
import { getContact } from '@amparo/contract/contact'
import { countryCodes } from '@amparo/rules/locale/country-codes'
import { implement } from '../services.ts'

type Numbers = typeof import('./contact-numbers.ts').contactNumbers

/** C-270, C-271. */
export const getContactRoute = implement(getContact, async ({ params, refuse }, { catalogue }) => {
  const country = catalogue.countries.get(params.country) ?? refuse('unsupported_country')
  const { isLocalised, isListFull, hours } = country.contact
  // Numbering plans are large, and few people come here: they are read when the first one does.
  const { contactNumbers } = await import('./contact-numbers.ts')
  const own = contactNumbers(country)
  return {
    numbers: isLocalised ? own : own.filter(({ kind }) => kind === 'abroad'),
    hours,
    list: isListFull ? wholeList(catalogue, contactNumbers) : [],
  }
})

function wholeList({ countries }: Catalogue, contactNumbers: Numbers) {
  return [...countries.values()].map((country) => ({
    country: country.code,
    region: countryCodes.get(country.code) ?? '',
    numbers: contactNumbers(country).filter(({ kind }) => country.contact.isLocalised || kind === 'abroad'),
  }))
}
