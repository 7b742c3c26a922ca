import { useContent } from '../../platform/content/content.ts'
import { ContentPage } from './content-page.tsx'

export function TermsPage() {
  return <ContentPage text={useContent('terms')} />
}

/** The name the router expects in a lazily loaded page. */
export { TermsPage as Component }
