import { fill, plural } from '@amparo/content/fill'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useCard } from '../../session/card-session.ts'
import { useDraftList } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import type { Elsewhere } from '../../session/transfers/elsewhere.ts'
import { useElsewhere } from '../continue-elsewhere/use-elsewhere.ts'
import { claimPath, STEPS_AFTER_FORM } from './claim-path.ts'
import { hoursLeft, sentElsewhere, stepOf, waitingClaims } from './waiting-claims.ts'

export type SavedClaim = {
  draft: Draft
  path: string
  name: string
  /** How far it is, and how long it is kept. */
  progress: string
  /** It was continued on another device, or sent from it. */
  elsewhere: Elsewhere | null
}

/** The card's claims on this device: those to go on with, and those that another device has sent. */
export function useSavedClaims({ benefits, ica_country }: BenefitsResponse) {
  const text = useContent('saved-claims')
  const locale = useLocale()
  const now = usePlatform().now().getTime()
  const last4 = useCard()?.last4 ?? ''
  const drafts = useDraftList()
  const waiting = waitingClaims(drafts, last4)
  const elsewhereOf = useElsewhere(waiting)

  function saved(draft: Draft, elsewhere: Elsewhere | null): SavedClaim[] {
    const benefit = findBenefit(benefits, draft.benefit_code)
    if (!benefit) return []
    const count = hoursLeft(draft, now)
    const left = fill(plural(text.hours, count, intlTag(locale)), { count })
    const pages = benefit.claim_form?.pages ?? 0
    const step = pages > 0 && stepOf(draft, pages)
    const progress = step ? `${fill(text.step, { step, steps: pages + STEPS_AFTER_FORM })} · ${left}` : left
    return [{ draft, path: claimPath(ica_country, locale, draft), name: benefit.name, progress, elsewhere }]
  }
  const claims = waiting.flatMap((draft) => saved(draft, elsewhereOf(draft)))
  const numbered = sentElsewhere(drafts, last4).flatMap((draft) =>
    saved(draft, { kind: 'sent', claimNumber: draft.claimNumber ?? null }),
  )

  return {
    claims: claims.filter(({ elsewhere }) => elsewhere?.kind !== 'sent'),
    sent: [...claims.filter(({ elsewhere }) => elsewhere?.kind === 'sent'), ...numbered],
  }
}
