import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { isNeeded } from '../journey/is-needed.ts'
import { visibleQuestions } from '../journey/visible-questions.ts'
import { isRecord, own } from './is-record.ts'
import { normaliseRecord } from './normalise-record.ts'

/** A page with the questions that are asked on it, and its answers as they were given and as they are stored. */
export type AskedPage = {
  page: ClaimPage
  page_key: string
  questions: readonly Question[]
  given: PageAnswers
  stored: PageAnswers
}

export function askedPage(page: ClaimPage, given: PageAnswers, stripped?: RegExp): AskedPage {
  const questions = visibleQuestions(page, given)
  const stored = normaliseRecord(questions, given, { page, stripped, depth: 0 })
  return { page, page_key: page.page_key, questions, given, stored }
}

/** The answers of all pages as they are stored and sent, without pages that have none. */
export function storedAnswers(pages: readonly { page_key: string; stored: PageAnswers }[]): Application {
  const filled = pages.filter(({ stored }) => Object.keys(stored).length > 0)
  return Object.fromEntries(filled.map(({ page_key, stored }) => [page_key, stored]))
}

type NormaliseOptions = { stripped?: RegExp | undefined }

/**
 * The answers as they are stored and sent: in their stored form, without empty ones (C-091) and without those of questions that are not
 * reached. Text that is not a date or a number stays, and pageProblems reports it.
 */
export function normalisePage(page: ClaimPage, answers: PageAnswers, { stripped }: NormaliseOptions = {}): PageAnswers {
  return askedPage(page, answers, stripped).stored
}

/**
 * The pages that are asked. A page that depends on an answer looks at the answers of the pages before it, as they are stored: an answer to a
 * question that is not reached decides nothing.
 */
export function askedPages(pages: readonly ClaimPage[], application: Application, stripped?: RegExp): AskedPage[] {
  const asked: AskedPage[] = []
  for (const page of pages)
    if (!page.when || isNeeded(page, storedAnswers(asked)))
      asked.push(askedPage(page, answersOf(application, page), stripped))
  return asked
}

/** Without pages that the form does not have or ask, and without pages that have no answer. */
export function normaliseClaim(
  pages: readonly ClaimPage[],
  application: Application,
  { stripped }: NormaliseOptions = {},
): Application {
  return storedAnswers(askedPages(pages, application, stripped))
}

export function answersOf(application: Application, { page_key }: ClaimPage): PageAnswers {
  const answers: unknown = own(application, page_key)
  return isRecord(answers) ? (answers as PageAnswers) : {}
}
