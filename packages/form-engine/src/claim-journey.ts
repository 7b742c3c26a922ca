import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import type { Context, Problem } from './context.ts'
import { answersOf, normaliseClaim } from './normalise-page.ts'
import { pageProblems } from './page-problems.ts'

export type PageOfJourney = {
  page_key: string
  problems: Problem[]
  /** Whether a person may stand here: all pages before are without a problem. */
  isOpen: boolean
}

/** The pages of a claim in their order, with what is wrong on each. */
export function claimJourney(
  pages: readonly ClaimPage[],
  application: Application,
  context: Omit<Context, 'application'>,
): PageOfJourney[] {
  const kept = normaliseClaim(pages, application, context)
  let isOpen = true
  return pages.map((page) => {
    const problems = pageProblems(page, answersOf(application, page), { ...context, application: kept })
    const here = { page_key: page.page_key, problems, isOpen }
    isOpen &&= problems.length === 0
    return here
  })
}
