import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { keepFitting } from '@amparo/form-engine/answers/keep-fitting'
import { answersOf } from '@amparo/form-engine/answers/normalise-page'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'
import type { AppParts } from '../../session/app-parts.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { questionsToAnswerAgain } from './questions-to-answer-again.ts'

/** For a draft whose form has changed: stores the answers that still fit, and remembers the questions to answer again. */
export async function fitToForm({ part }: AppParts, draft: Draft, pages: readonly ClaimPage[], version: string) {
  const fitted = pages.map((page) => ({ page, ...keepFitting(page, answersOf(draft.application, page)) }))
  for (const { page, askAgain: paths } of fitted) {
    if (paths.length > 0) part(questionsToAnswerAgain).remember(draft.localId, page.page_key, titlesOf(page, paths))
  }
  const application: Record<string, PageAnswers> = {}
  for (const { page, answers } of fitted) if (Object.keys(answers).length > 0) application[page.page_key] = answers
  const first = fitted.find(({ page, askAgain }) => askAgain.length > 0 && isNeeded(page, application))?.page.page_key

  const next = { application, version, ...(first && { savedForLaterPageKey: first }) }
  return (await part(claimDrafts).update(draft.localId, (stored) => ({ ...stored, ...next }))) ?? { ...draft, ...next }
}

function titlesOf({ question_groups }: ClaimPage, paths: readonly string[]): string[] {
  const all = question_groups.flatMap(({ questions }) => questions)
  const titles = paths.map((path) => all.find(({ question_key }) => question_key === path.split('.').at(-1))?.title)
  return [...new Set(titles.filter((title) => title !== undefined))]
}
