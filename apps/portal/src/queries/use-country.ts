import type { Country } from '@amparo/contract/countries'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePlatform } from '../platform/platform.ts'
import { countryQuery } from './get-country.ts'

/** The country of the address. The guard has let nobody in under one that is none of ours. */
export function useCountry(): Country | null {
  const { countryCode = '' } = useParams()

  return useSuspenseQuery(countryQuery(usePlatform(), countryCode)).data
}
