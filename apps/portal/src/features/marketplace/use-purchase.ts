import { useLocation, useParams } from 'react-router'
import { useLocale } from '../../platform/content/locale.ts'
import {
  benefitPath,
  type PurchasePage,
  policyPath,
  purchasePath,
} from '../../platform/navigation/marketplace-paths.ts'
import { type Rewrite, rewriteOf, rewriteQuery } from './rewrite-flow/rewrite.ts'

/** Where in the purchase flow this page is, and the addresses around it. All of them keep the query string of cancel and rewrite (M-042, M-043). */
export function usePurchase() {
  const { countryCode = '', benefitCode = '', policyId } = useParams()
  const { search } = useLocation()
  const scope = { country: countryCode, locale: useLocale(), benefitCode }
  const rewrite: Rewrite | null = rewriteOf(search)

  return {
    ...scope,
    policyId,
    rewrite,
    benefit: benefitPath(scope),
    policy: (id: string) => policyPath({ ...scope, policyId: id }),
    pathTo: (page: PurchasePage, id = policyId) =>
      purchasePath({ ...scope, policyId: id }, page) + rewriteQuery(rewrite),
  }
}
