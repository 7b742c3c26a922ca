import { useParams } from 'react-router'
import { useLocale } from '../../../platform/content/locale.ts'
import { type PolicyPage, policyPath } from '../../../platform/navigation/marketplace-paths.ts'

/** Where self-service is, and the addresses of its pages. */
export function useSelfService() {
  const { countryCode: country = '', benefitCode = '', policyId = '' } = useParams()
  const scope = { country, locale: useLocale(), benefitCode, policyId }

  return { ...scope, pathTo: (page: PolicyPage) => policyPath(scope, page) }
}
