import type { Catalogue } from '@amparo/catalogue/catalogue'
import { getCountry, listLanguages } from '@amparo/contract/countries'
import { implement } from '@amparo/service/app/implement'

export function createCountries({ catalogue }: { catalogue: Pick<Catalogue, 'countries'> }) {
  return {
    routes: [
      implement(
        getCountry,
        async ({ params, refuse }) => catalogue.countries.get(params.country) ?? refuse('unsupported_country'),
      ),
      implement(listLanguages, async ({ params, refuse }) => {
        const { languages } = catalogue.countries.get(params.country) ?? refuse('unsupported_country')
        return { languages }
      }),
    ],
  }
}
