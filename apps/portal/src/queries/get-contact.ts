import { getContact } from '@amparo/contract/contact'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePlatform } from '../platform/platform.ts'
import { useCountry } from './use-country.ts'

/** Whoever wants to call must find a number even while this does not answer: then those of the country's configuration are shown. */
export function useContact() {
  const platform = usePlatform()
  const known = useCountry()?.contactNumbers ?? []
  const country = useParams().countryCode?.toUpperCase() ?? ''
  const { data } = useSuspenseQuery({
    queryKey: ['contact', country],
    queryFn: () =>
      platform.api(getContact, { params: { country } }).catch((error) => {
        platform.report('UNEXPECTED_ERROR', error)
        return null
      }),
    meta: { overlay: true },
  })
  const numbers = known.map((one) => ({ ...one, display: phoneDisplay(one.number), isAlwaysOpen: false }))
  return data ?? { numbers, hours: null, list: [] }
}
