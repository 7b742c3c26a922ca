import type { Application } from '@amparo/contract/claim-forms'
import { useLocation, useNavigate } from 'react-router'
import { claimPath, fromWithin, REVIEW_PAGE, stepKeys } from '../../../blocks/claim-drafts/claim-path.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { isPageDone } from '../../../session/drafts/draft.ts'
import type { Claim } from '../read-claim.ts'
import { trackClick } from './track-clicks.ts'

/** State of a page that was opened from the review, and leads back to it. */
const fromReview = { ...fromWithin, isChange: true }
/** State of a page that is opened to correct errors that the server found in these fields. */
const toCorrect = (fields: readonly string[]) => ({ ...fromReview, toCorrect: fields })

/** Navigation from one page of a claim to the others. */
export function useClaimNavigation({ draft, card, pages, askedWith, benefit }: Claim, pageKey: string) {
  const navigate = useNavigate()
  const locale = useLocale()
  const { state } = useLocation()
  const keys = stepKeys(pages)
  const place = keys.indexOf(pageKey)
  const { isChange, toCorrect: fields } = (state ?? {}) as Partial<ReturnType<typeof toCorrect>>
  const before = keys[place - 1]
  const goTo = (key: string) => navigate(claimPath(card.ica_country, locale, draft, key), { state: fromWithin })

  return {
    /** The page that "save and continue" opens (C-131). A change that needs more pages does not lead straight back to the review. */
    nextWith: (application: Application) => {
      const needed = askedWith(application).pages
      const isDone = (key: string) => key === pageKey || isPageDone({ ...draft, application }, key)
      if (isChange && needed.every(({ page_key }) => isDone(page_key))) return REVIEW_PAGE
      const now = stepKeys(needed)
      return now[now.indexOf(pageKey) + 1] ?? REVIEW_PAGE
    },
    goTo,
    change: (key: string) => navigate(claimPath(card.ica_country, locale, draft, key), { state: fromReview }),
    correct: (key: string, inError: readonly string[]) =>
      navigate(claimPath(card.ica_country, locale, draft, key), { state: toCorrect(inError) }),
    /** To a page before this one that the server found errors on; from there the person goes through all pages again. */
    correctEarlier: (key: string, inError: readonly string[]) =>
      navigate(claimPath(card.ica_country, locale, draft, key), { state: { ...fromWithin, toCorrect: inError } }),
    /** The fields that this page was opened to correct. */
    fieldsToCorrect: fields,
    /** To the previous page, or from the first page back in history (C-139, C-140). */
    back: () => {
      trackClick('back', benefit.benefit_code)
      return before ? goTo(before) : navigate(-1)
    },
  }
}
