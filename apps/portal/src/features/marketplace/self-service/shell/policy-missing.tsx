import '../../marketplace-page.css'
import '../../../../ui/help-page.css'
import { useContent } from '../../../../platform/content/content.ts'
import { usePageTitle } from '../../../../session/page-title.ts'
import { LateIllustration } from '../../../../ui/art/late-illustration.tsx'
import { Button } from '../../../../ui/button.tsx'

/** Shown instead of a policy that could not be loaded (M-340): says what to do next. */
export function PolicyMissing({ onRetry }: { onRetry: () => void }) {
  const text = useContent('self-service')
  usePageTitle(text.missing_title)

  return (
    <div className="wrap marketplace-page help-page">
      <LateIllustration name="empty" />
      <div>
        <h1 tabIndex={-1}>{text.missing_title}</h1>
        <p className="lead">{text.missing_text}</p>
        <Button onClick={onRetry}>{text.try_again}</Button>
      </div>
    </div>
  )
}
