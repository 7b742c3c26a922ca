import { useContent } from '../../../../platform/content/content.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'

export function AdditionalInsuredsPage() {
  const text = useContent('self-service')

  return <PolicyPageHeading title={text.page_additional_insureds} />
}

/** What the router looks for in a page that it loads on demand. */
export { AdditionalInsuredsPage as Component }
