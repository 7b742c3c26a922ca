import { DOCUMENTS_PAGE, REVIEW_PAGE } from '../../../session/claims/claim-path.ts'
import type { Claim } from '../read-claim.ts'

export type Step = { key: string; title: string; isDone: boolean }

type Titles = { documents_step: string; review_step: string }

/** The pages of a claim, its documents [C-125], and the review that ends it [C-124]. */
export function stepsOf({ pages, draft }: Pick<Claim, 'pages' | 'draft'>, titles: Titles): Step[] {
  const steps = pages.map(({ page_key: key, title }) => ({ key, title, isDone: key in draft.application }))
  const isDone = steps.every((step) => step.isDone)
  return [
    ...steps,
    { key: DOCUMENTS_PAGE, title: titles.documents_step, isDone },
    { key: REVIEW_PAGE, title: titles.review_step, isDone },
  ]
}
