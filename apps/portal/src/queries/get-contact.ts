import { getContact } from '@amparo/contract/contact'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type Platform, usePlatform } from '../platform/platform.ts'
import { useCountry } from './get-country.ts'

/** Numbers and opening hours. Null when the call fails, which is reported: the page must show a number all the same. */
function contactQuery(platform: Platform, country: string) {
  return queryOptions({
    queryKey: ['contact', country],
    queryFn: ({ signal, meta }) =>
      platform.api(getContact, { params: { country } }, { signal, meta }).catch((error) => {
        platform.report('UNEXPECTED_ERROR', error)
        return null
      }),
    meta: { overlay: true },
  })
}

/** How to reach us. When the call fails, the numbers of the country's configuration. */
export function useContact() {
  const known = useCountry()?.contactNumbers ?? []
  const country = useParams().countryCode?.toUpperCase() ?? ''
  const { data } = useSuspenseQuery(contactQuery(usePlatform(), country))
  const numbers = known.map((one) => ({ ...one, isAlwaysOpen: false }))
  return data ?? { numbers, hours: null, list: [] }
}
