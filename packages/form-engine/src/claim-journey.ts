import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { askedPage, keptAnswers } from './asked-page.ts'
import type { Context, Problem } from './context.ts'
import { answersOf } from './normalise-page.ts'
import { askedProblems } from './page-problems.ts'

export type PageOfJourney = {
  page_key: string
  problems: Problem[]
  /** The answers as they are stored and sent. */
  kept: PageAnswers
  /** Whether a person may stand here: all pages before are without a problem. */
  isOpen: boolean
}

/** The pages of a claim in their order, with what is wrong on each. */
export function claimJourney(
  pages: readonly ClaimPage[],
  application: Application,
  context: Omit<Context, 'application'>,
): PageOfJourney[] {
  const asked = pages.map((page) => askedPage(page, answersOf(application, page), context.stripped))
  const judging = { ...context, application: keptAnswers(asked), phone: context.phone && onceForEach(context.phone) }
  let isOpen = true
  return asked.map((one) => {
    const problems = askedProblems(one, judging)
    const here = { page_key: one.page_key, problems, kept: one.kept, isOpen }
    isOpen &&= problems.length === 0
    return here
  })
}

/** People give the same number more than once, and to check it takes longer than all the rules of a page. */
function onceForEach(phone: NonNullable<Context['phone']>): Context['phone'] {
  const verdicts = new Map<string, boolean>()
  return (text, country) => {
    const verdict = verdicts.get(text) ?? phone(text, country)
    verdicts.set(text, verdict)
    return verdict
  }
}
