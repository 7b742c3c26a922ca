import { type Country, listLanguages } from '@amparo/contract/countries'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Platform, usePlatform } from '../platform/platform.ts'

export function languagesQuery(platform: Platform, country: string) {
  return queryOptions({
    queryKey: ['languages', country],
    queryFn: () => platform.api(listLanguages, { params: { country } }),
    meta: { reportAs: 'LANGUAGES_API_ERROR' },
  })
}

/** P-407: the languages to choose from. Outside a country all; where the call fails, those of the configuration. */
export function useLanguages(country: Country | null): readonly Locale[] {
  const { data } = useQuery({ ...languagesQuery(usePlatform(), country?.code ?? ''), enabled: country !== null })
  return country ? (data?.languages ?? country.languages) : locales
}
