import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { extraKeys } from '@amparo/form-engine/answers/extra-fields'
import { isHidden, withHiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { keepFitting } from '@amparo/form-engine/answers/keep-fitting'
import { answersOf, normaliseClaim } from '@amparo/form-engine/answers/normalise-page'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import type { AppParts } from '../../session/app-parts.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { questionsToAnswerAgain } from './questions-to-answer-again.ts'

/** For a draft whose form has changed: stores the answers that still fit, and remembers the questions to answer. */
export async function fitToForm({ part }: AppParts, draft: Draft, pages: readonly ClaimPage[], version: string) {
  const given = withHiddenAnswers(pages, withMovedAnswers(pages, draft.application), draft.hidden ?? {})
  const fitted = pages.map((page) => {
    const { answers, askAgain } = keepFitting(page, answersOf(given, page))
    const isDone = draft.donePages?.includes(page.page_key)
    return { page, answers, toAnswer: [...askAgain, ...(isDone ? unanswered(page, answers) : [])] }
  })
  for (const { page, toAnswer } of fitted) {
    if (toAnswer.length > 0)
      part(questionsToAnswerAgain).remember(draft.localId, page.page_key, titlesOf(page, toAnswer))
  }
  const application: Record<string, PageAnswers> = {}
  for (const { page, answers } of fitted) if (Object.keys(answers).length > 0) application[page.page_key] = answers
  const deciding = normaliseClaim(pages, application)
  const first = fitted.find(({ page, toAnswer }) => toAnswer.length > 0 && isNeeded(page, deciding))?.page.page_key

  const next = { application, version, ...(first && { savedForLaterPageKey: first }) }
  return (await part(claimDrafts).update(draft.localId, (stored) => ({ ...stored, ...next }))) ?? { ...draft, ...next }
}

/** An answer goes along with a question that is on another page now. */
function withMovedAnswers(pages: readonly ClaimPage[], application: Application): Application {
  const homeless = Object.entries(application).flatMap(([pageKey, answers]) => {
    const page = pages.find(({ page_key }) => page_key === pageKey)
    return Object.entries(answers).filter(([key]) => !page || !has(page, key))
  })
  const moved = pages.map((page) => {
    const found = Object.fromEntries(homeless.filter(([key]) => has(page, key)))
    return [page.page_key, { ...found, ...answersOf(application, page) }]
  })
  return Object.fromEntries(moved)
}

const questionsOf = ({ question_groups }: ClaimPage) => question_groups.flatMap(({ questions }) => questions)
const has = (page: ClaimPage, key: string) =>
  questionsOf(page).some((one) => [one.question_key, ...Object.values(extraKeys(one))].includes(key))

/** What a page asks for that did not when somebody finished it. */
function unanswered(page: ClaimPage, answers: PageAnswers): string[] {
  return visibleQuestions(page, answers)
    .filter((question) => question.required && !isHidden(question) && !Object.hasOwn(answers, question.question_key))
    .map(({ question_key }) => question_key)
}

function titlesOf(page: ClaimPage, paths: readonly string[]): string[] {
  const all = questionsOf(page)
  const titles = paths.map((path) => all.find(({ question_key }) => question_key === path.split('.').at(-1))?.title)
  return [...new Set(titles.filter((title) => title !== undefined))]
}
