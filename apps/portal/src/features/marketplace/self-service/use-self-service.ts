import { useParams } from 'react-router'
import { useLocale } from '../../../platform/content/locale.ts'
import { type PolicyPage, policyPath } from '../../../platform/navigation/marketplace-paths.ts'

/** The addresses of self-service and its pages. */
export function useSelfService() {
  const { countryCode: country = '', benefitCode = '', policyId = '' } = useParams()
  const scope = { country, locale: useLocale(), benefitCode, policyId }

  return { ...scope, pathTo: (page: PolicyPage) => policyPath(scope, page) }
}
