import '../../../ui/help-page.css'
import { fill } from '@amparo/content/fill'
import { useRevalidator } from 'react-router'
import { clockTime } from '../../../blocks/continue-elsewhere/clock-time.ts'
import { takeBack } from '../../../blocks/continue-elsewhere/take-back.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ClaimElsewhere } from '../read-claim.ts'

/** In place of a claim that another device goes on with, or has sent. */
export default function ClaimIsElsewhere({ draft, benefit, card, elsewhere }: ClaimElsewhere) {
  const text = useContent('continue-elsewhere')
  const locale = useLocale()
  const { now } = usePlatform()
  const drafts = useDrafts()
  const { revalidate } = useRevalidator()
  const isSent = elsewhere.kind === 'sent'
  const title = isSent
    ? text.sent_title
    : fill(text.continued_at, { time: clockTime(elsewhere.at, { now: now(), locale }) })
  usePageTitle(title)

  async function take() {
    if (elsewhere.kind === 'picked-up') await takeBack(drafts, draft, elsewhere.at)
    await revalidate()
  }

  return (
    <div className="wrap help-page">
      <Illustration name={isSent ? 'success' : 'empty'} />
      <div>
        <p className="soft">{benefit.name}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{isSent ? text.sent_no_number : text.continued_text}</p>
        <Button onClick={() => void take()}>{isSent ? text.look_again : text.take_back}</Button>{' '}
        <Link className="button button-link" to={countryPath(card.ica_country, locale, paths.benefits)}>
          {text.to_benefits}
        </Link>
      </div>
    </div>
  )
}
