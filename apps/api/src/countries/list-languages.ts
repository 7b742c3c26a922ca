import { listLanguages } from '@amparo/contract/countries'
import { implement } from '../services.ts'

export const listLanguagesRoute = implement(listLanguages, async ({ params, refuse }, { catalogue }) => {
  const { languages } = catalogue.countries.get(params.country) ?? refuse('unsupported_country')
  return { languages }
})
