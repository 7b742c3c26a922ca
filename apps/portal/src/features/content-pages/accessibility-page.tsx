import { useContent } from '../../platform/content/content.ts'
import { ContentPage } from './content-page.tsx'

export function AccessibilityPage() {
  return <ContentPage text={useContent('accessibility')} />
}

export { AccessibilityPage as Component }
