import { CallFailed } from '@amparo/contract/call'
import { getCountry } from '@amparo/contract/countries'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

const countryCode = /^[A-Z]{3}$/

/** The configuration of a country, or null when it is none of ours: that is an answer, not an error. */
export function countryQuery(platform: Platform, code: string) {
  const country = code.toUpperCase()
  return queryOptions({
    queryKey: ['country', country],
    queryFn: () => (countryCode.test(country) ? read(platform, country) : null),
    meta: { reportAs: 'UNEXPECTED_ERROR', overlay: true },
  })
}

async function read(platform: Platform, country: string) {
  try {
    return await platform.api(getCountry, { params: { country } })
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'unsupported_country') return null
    throw error
  }
}
