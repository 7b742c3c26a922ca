import { useLocation, useParams } from 'react-router'
import { type PolicyPage, policyPages } from '../../../../platform/navigation/marketplace-paths.ts'

/** The page of self-service in the address. */
export function useCurrentPage(): PolicyPage | undefined {
  const { policyId } = useParams()
  const [, page] = useLocation().pathname.split(`/${policyId}/`)
  return policyPages.find((known) => known === page)
}
