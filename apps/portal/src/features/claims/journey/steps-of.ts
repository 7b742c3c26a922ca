import { REVIEW_PAGE } from '../../../session/claims/claim-path.ts'
import type { Claim } from '../read-claim.ts'

export type Step = { key: string; title: string; isDone: boolean }

/** The pages of a claim, and the review that ends it [C-124]. */
export function stepsOf({ pages, draft }: Pick<Claim, 'pages' | 'draft'>, reviewTitle: string): Step[] {
  const steps = pages.map(({ page_key: key, title }) => ({ key, title, isDone: key in draft.application }))
  return [...steps, { key: REVIEW_PAGE, title: reviewTitle, isDone: steps.every(({ isDone }) => isDone) }]
}
