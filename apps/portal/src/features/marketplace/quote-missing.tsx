import './marketplace-page.css'
import '../../ui/help-page.css'
import { useLocation } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { signInPath } from '../../platform/navigation/sign-in-paths.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { LateIllustration } from '../../ui/art/late-illustration.tsx'
import { Button } from '../../ui/button.tsx'
import { usePurchase } from './use-purchase.ts'

/** A quote or policy that could not be loaded renders nothing of itself (M-340), but says what to do next. */
export function QuoteMissing({ onRetry }: { onRetry: () => void }) {
  const text = useContent('marketplace-quote')
  const signIn = useContent('marketplace-sign-in')
  const { country, locale, pathTo } = usePurchase()
  const { pathname, search } = useLocation()
  usePageTitle(text.not_loaded_title)

  return (
    <div className="wrap marketplace-page help-page">
      <LateIllustration name="empty" />
      <div>
        <h1 tabIndex={-1}>{text.not_loaded_title}</h1>
        <p className="lead">{text.not_loaded_text}</p>
        <p>
          <Button onClick={onRetry}>{text.try_again}</Button>
        </p>
        <p>
          <Link to={pathTo('get-started', '')}>{text.start_again}</Link>
        </p>
        <p>
          <Link to={signInPath({ country, locale }, pathname + search)}>{signIn.title}</Link>
        </p>
      </div>
    </div>
  )
}
