import { type Country, listLanguages } from '@amparo/contract/countries'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Platform, usePlatform } from '../platform/platform.ts'

export function languagesQuery(platform: Platform, country: string) {
  return queryOptions({
    queryKey: ['languages', country],
    queryFn: ({ signal, meta }) => platform.api(listLanguages, { params: { country } }, { signal, meta }),
    retryOnMount: false,
    meta: { reportAs: 'LANGUAGES_API_ERROR' },
  })
}

/** The languages to choose from (P-407): all of them outside a country, those of its configuration when the call fails. */
export function useLanguages(country: Country | null): readonly Locale[] {
  const { data } = useQuery({ ...languagesQuery(usePlatform(), country?.code ?? ''), enabled: country !== null })
  return country ? (data?.languages ?? country.languages) : locales
}
