import { Navigate } from 'react-router'
import { useContent } from '../../../../platform/content/content.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { additionalInsureds } from '../../policy-people.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { useSelfService } from '../use-self-service.ts'

export function AdditionalInsuredsPage() {
  const text = useContent('self-service')
  const { pathTo } = useSelfService()
  if (additionalInsureds(usePolicy()).length === 0) return <Navigate to={pathTo('overview')} replace />

  return <PolicyPageHeading title={text.page_additional_insureds} />
}

/** What the router looks for in a page that it loads on demand. */
export { AdditionalInsuredsPage as Component }
