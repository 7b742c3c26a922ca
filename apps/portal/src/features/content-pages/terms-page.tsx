import { useContent } from '../../platform/content/content.ts'
import { ContentPage } from './content-page.tsx'

export function TermsPage() {
  return <ContentPage text={useContent('terms')} />
}

export { TermsPage as Component }
