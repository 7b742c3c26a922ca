import { useContent } from '../../platform/content.ts'
import { ContentPage } from './content-page.tsx'

export function TermsPage() {
  return <ContentPage text={useContent('terms')} />
}

/** What the router looks for in a page that it loads on demand. */
export { TermsPage as Component }
