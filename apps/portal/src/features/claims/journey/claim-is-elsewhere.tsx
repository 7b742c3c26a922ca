import '../../../ui/help-page.css'
import './claim-frame.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { takeBack } from '../../../blocks/continue-elsewhere/take-back.ts'
import { useContinuedAt } from '../../../blocks/continue-elsewhere/use-continued-at.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ClaimElsewhere } from '../read-claim.ts'

/** Replaces a claim that was continued on another device, or sent from it. */
export default function ClaimIsElsewhere({ draft, benefit, card, elsewhere }: ClaimElsewhere) {
  const text = useContent('continue-elsewhere')
  const locale = useLocale()
  const continuedAt = useContinuedAt()
  const drafts = useDrafts()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const isSent = elsewhere.kind === 'sent'
  const title = isSent ? text.sent_title : continuedAt(elsewhere.at)
  usePageTitle(title)

  async function take() {
    if (elsewhere.kind === 'picked-up') await takeBack(drafts, draft, elsewhere.at)
    await queries.invalidateQueries({ queryKey: ['transfer-states'] })
    await revalidate()
  }

  return (
    <div className="wrap help-page">
      <Illustration name={isSent ? 'success' : 'devices'} />
      <div>
        <p className="soft">{benefit.name}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{isSent ? text.sent_no_number : text.continued_text}</p>
        <div className="claim-ways-on">
          <Button onClick={() => void take()}>{isSent ? text.check_again : text.take_back}</Button>
          <Link className="button button-link" to={countryPath(card.ica_country, locale, paths.benefits)}>
            {text.to_benefits}
          </Link>
        </div>
      </div>
    </div>
  )
}
