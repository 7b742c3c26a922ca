import { getCountry } from '@amparo/contract/countries'
import { implement } from '../services.ts'

export const getCountryRoute = implement(getCountry, async ({ params, refuse }, { catalogue }) => {
  return catalogue.countries.get(params.country) ?? refuse('unsupported_country')
})
