import { getContact } from '@amparo/contract/contact'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePlatform } from '../../platform/platform.ts'

export function useContact() {
  const platform = usePlatform()
  const country = useParams().countryCode?.toUpperCase() ?? ''
  return useSuspenseQuery({
    queryKey: ['contact', country],
    queryFn: () => platform.api(getContact, { params: { country } }),
    meta: { reportAs: 'UNEXPECTED_ERROR', overlay: true },
  }).data
}
