import { CallFailed } from '@amparo/contract/call'
import { type Country, getCountry } from '@amparo/contract/countries'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CallOptions } from '../platform/calls/caller.ts'
import { type Platform, usePlatform } from '../platform/platform.ts'

const countryCode = /^[A-Z]{3}$/

/** The configuration of a country. Null when we do not serve it: that is an answer, not an error. */
export function countryQuery(platform: Platform, code: string) {
  const country = code.toUpperCase()
  return queryOptions({
    queryKey: ['country', country],
    queryFn: ({ signal, meta }) => (countryCode.test(country) ? read(platform, country, { signal, meta }) : null),
    meta: { reportAs: 'UNEXPECTED_ERROR', overlay: true },
  })
}

async function read(platform: Platform, country: string, options: CallOptions) {
  try {
    return await platform.api(getCountry, { params: { country } }, options)
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'unsupported_country') return null
    throw error
  }
}

/** The country in the address. The guard has redirected everybody whose country we do not serve. */
export function useCountry(): Country | null {
  const { countryCode = '' } = useParams()

  return useSuspenseQuery(countryQuery(usePlatform(), countryCode)).data
}
