import { useContent } from '../../../../platform/content/content.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'

export function FileClaimPage() {
  const text = useContent('self-service')

  return <PolicyPageHeading title={text.page_file_claim} />
}

/** What the router looks for in a page that it loads on demand. */
export { FileClaimPage as Component }
