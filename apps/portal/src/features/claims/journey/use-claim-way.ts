import { useLocation, useNavigate } from 'react-router'
import { claimPath, fromWithin, REVIEW_PAGE, stepKeys } from '../../../blocks/claim-drafts/claim-path.ts'
import { useLocale } from '../../../platform/locale.ts'
import type { Claim } from '../read-claim.ts'
import { trackClick } from './track-clicks.ts'

/** A page that was opened from the review leads back to it. */
const fromReview = { ...fromWithin, isChange: true }
/** What the server has found wrong on a page stands at its questions when it opens. */
const toCheck = { ...fromReview, isToCheck: true }

/** The ways from a page of a claim to its others. */
export function useClaimWay({ draft, card, pages, benefit }: Claim, pageKey: string) {
  const navigate = useNavigate()
  const locale = useLocale()
  const { state } = useLocation()
  const keys = stepKeys(pages)
  const place = keys.indexOf(pageKey)
  const { isChange, isToCheck } = (state ?? {}) as Partial<typeof toCheck>
  const next = isChange ? REVIEW_PAGE : (keys[place + 1] ?? REVIEW_PAGE)
  const before = keys[place - 1]
  const goTo = (key: string) => navigate(claimPath(card.ica_country, locale, draft, key), { state: fromWithin })

  return {
    /** C-131. */
    next,
    forward: () => goTo(next),
    goTo,
    change: (key: string) => navigate(claimPath(card.ica_country, locale, draft, key), { state: fromReview }),
    correct: (key: string) => navigate(claimPath(card.ica_country, locale, draft, key), { state: toCheck }),
    isToCheck: isToCheck === true,
    /** C-139, C-140. */
    back: () => {
      trackClick('back', benefit.benefit_code)
      return before ? goTo(before) : navigate(-1)
    },
  }
}
