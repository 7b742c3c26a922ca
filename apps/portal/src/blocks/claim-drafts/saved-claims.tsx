import './saved-claims.css'
import { fill, plural } from '@amparo/content/fill'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { useCard } from '../../session/card-session.ts'
import { useDraftList } from '../../session/drafts/claim-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { claimPath } from './claim-path.ts'
import type { SavedClaim } from './claim-picker.tsx'
import { hoursLeft, waitingClaims } from './waiting-claims.ts'

const ClaimPicker = lazyPart(() => import('./claim-picker.tsx'))

/** The banner of claims that have not been sent (C-218 to C-222). Leaves out claims of benefits that the card no longer has. */
export default function SavedClaims({ benefits, ica_country }: BenefitsResponse) {
  const text = useContent('saved-claims')
  const locale = useLocale()
  const tag = intlTag(locale)
  const now = usePlatform().now().getTime()
  const last4 = useCard()?.last4 ?? ''
  const [isPicking, setPicking] = useState(false)
  const claims = waitingClaims(useDraftList().drafts, last4).flatMap((draft): SavedClaim[] => {
    const benefit = findBenefit(benefits, draft.benefit_code)
    if (!benefit) return []
    const count = hoursLeft(draft, now)
    const path = claimPath(ica_country, locale, draft)
    return [{ path, name: benefit.name, left: fill(plural(text.hours, count, tag), { count }) }]
  })
  const [first, second] = claims
  if (!first) return null
  const { length: count } = claims

  return (
    <section className="saved-claims" aria-label={text.label}>
      <div>
        <h2>{second ? fill(plural(text.several, count, tag), { count }) : fill(text.one, { benefit: first.name })}</h2>
        <p className="soft">{second ? text.choose : first.left}</p>
      </div>
      {second ? (
        <Button onClick={() => setPicking(true)}>{text.pick}</Button>
      ) : (
        <Link className="button" to={first.path}>
          {text.resume}
        </Link>
      )}
      <Region>{isPicking && <ClaimPicker claims={claims} onClose={() => setPicking(false)} />}</Region>
    </section>
  )
}
