import { useContent } from '../../platform/content/content.ts'
import { ContentPage } from './content-page.tsx'

export function AccessibilityPage() {
  return <ContentPage text={useContent('accessibility')} />
}

/** The name the router expects in a lazily loaded page. */
export { AccessibilityPage as Component }
