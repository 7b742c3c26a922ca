import { useContent } from '../../../../platform/content/content.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'

export function PersonalInformationPage() {
  const text = useContent('self-service')

  return <PolicyPageHeading title={text.page_personal_information} />
}

/** What the router looks for in a page that it loads on demand. */
export { PersonalInformationPage as Component }
