import type { ContentOf } from '@amparo/content/slugs'
import { useContent } from '../../platform/content/content.ts'
import { useCountry } from '../../queries/get-country.ts'
import { useStatusAsks } from './use-status-asks.ts'

type Forms = ContentOf<'claim-status-forms'>

/** The texts that the country's configuration names (P-351); without a question beside the number, those of the plain form. */
export function useFormWords(): Forms['claim-status'] {
  const forms = useContent('claim-status-forms')
  const slug = useCountry()?.claimStatusSlug ?? ''
  const { proof } = useStatusAsks()

  return (proof !== null && forms[slug as keyof Forms]) || forms['claim-status']
}
