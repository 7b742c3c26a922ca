import { useContent } from '../../platform/content.ts'
import { ContentPage } from './content-page.tsx'

export function AccessibilityPage() {
  return <ContentPage text={useContent('accessibility')} />
}

/** What the router looks for in a page that it loads on demand. */
export { AccessibilityPage as Component }
