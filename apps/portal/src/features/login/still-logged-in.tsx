import { fill } from '@amparo/content/fill'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { leftToRight } from '../../platform/content/phone-in-text.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { cardHomePath } from '../../platform/navigation/paths.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** The way back for somebody who came to card entry with an open session. */
export default function StillLoggedIn({ last4 }: { last4: string }) {
  const { 'pan-entry-page': text } = useContent('pan-entry-page')

  return (
    <Banner tone="info">
      <p>{fill(text.still_logged_in, { last4: leftToRight(last4) })}</p>
      <Link className="button button-second" to={cardHomePath(useLocale())}>
        {text.continue_with_card}
      </Link>
    </Banner>
  )
}
