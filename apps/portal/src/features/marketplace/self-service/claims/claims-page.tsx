import { useContent } from '../../../../platform/content/content.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'

export function ClaimsPage() {
  const text = useContent('self-service')

  return <PolicyPageHeading title={text.page_claims} />
}

/** What the router looks for in a page that it loads on demand. */
export { ClaimsPage as Component }
