import type { Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { normaliseRecord } from './normalise-record.ts'
import { visibleQuestions } from './visible-questions.ts'

/** A page with the questions that are asked on it, and its answers as they were given and as they are kept. */
export type AskedPage = {
  page: ClaimPage
  page_key: string
  questions: readonly Question[]
  given: PageAnswers
  kept: PageAnswers
}

export function askedPage(page: ClaimPage, given: PageAnswers, stripped?: RegExp): AskedPage {
  const questions = visibleQuestions(page, given)
  const kept = normaliseRecord(questions, given, { page, stripped, depth: 0 })
  return { page, page_key: page.page_key, questions, given, kept }
}

/** Pages without an answer are left out. */
export function keptAnswers(pages: readonly { page_key: string; kept: PageAnswers }[]): Application {
  const filled = pages.filter(({ kept }) => Object.keys(kept).length > 0)
  return Object.fromEntries(filled.map(({ page_key, kept }) => [page_key, kept]))
}
