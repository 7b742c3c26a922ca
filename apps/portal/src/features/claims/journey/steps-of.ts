import { DOCUMENTS_PAGE, REVIEW_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import { isPageDone } from '../../../session/drafts/draft.ts'
import type { Claim } from '../read-claim.ts'

/** `isOpen`: the person may go there. `isDone`: and there is nothing left to do. */
export type Step = { key: string; title: string; isOpen: boolean; isDone: boolean }

type Titles = { documents_step: string; review_step: string }

/** The pages of a claim, then the documents (C-125), then the review (C-124). */
export function stepsOf({ pages, draft }: Pick<Claim, 'pages' | 'draft'>, titles: Titles): Step[] {
  const steps = pages.map(({ page_key: key, title }) => {
    const isDone = isPageDone(draft, key)
    return { key, title, isOpen: isDone, isDone }
  })
  const isOpen = steps.every((step) => step.isDone)
  const isPassed = isOpen && draft.savedForLaterPageKey === REVIEW_PAGE
  return [
    ...steps,
    { key: DOCUMENTS_PAGE, title: titles.documents_step, isOpen, isDone: isPassed },
    { key: REVIEW_PAGE, title: titles.review_step, isOpen, isDone: false },
  ]
}
