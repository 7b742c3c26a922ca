import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { askedPages, storedAnswers } from '../answers/normalise-page.ts'
import type { Context, Problem } from '../context.ts'
import { askedProblems } from '../problems/page-problems.ts'

export type PageOfJourney = {
  page_key: string
  problems: Problem[]
  /** The answers as they are stored and sent. */
  stored: PageAnswers
  /** Whether a person may open this page: all pages before it are without problems. */
  isOpen: boolean
}

/** The pages of a claim that are asked, in order, with the problems on each. */
export function claimJourney(
  pages: readonly ClaimPage[],
  application: Application,
  context: Omit<Context, 'application'>,
): PageOfJourney[] {
  const asked = askedPages(pages, application, context.stripped)
  const whole = { ...context, application: storedAnswers(asked), phone: context.phone && remembered(context.phone) }
  let isOpen = true
  return asked.map((one) => {
    const problems = askedProblems(one, whole)
    const page = { page_key: one.page_key, problems, stored: one.stored, isOpen }
    isOpen &&= problems.length === 0
    return page
  })
}

/** Claims repeat phone numbers, and one check takes about 60 µs, as long as 25 questions. */
function remembered(phone: NonNullable<Context['phone']>): Context['phone'] {
  const verdicts = new Map<string, boolean>()
  return (text, country) => {
    const verdict = verdicts.get(text) ?? phone(text, country)
    verdicts.set(text, verdict)
    return verdict
  }
}
