import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { isRecord, own } from './is-record.ts'
import { normaliseRecord } from './normalise-record.ts'
import { visibleQuestions } from './visible-questions.ts'

export type NormaliseOptions = { stripped?: RegExp | undefined }

/**
 * The answers as they are stored and sent: regular, without empty ones (C-091) and without those of questions that are not
 * reached. Text that is no day or no number stays, for pageProblems to say so.
 */
export function normalisePage(page: ClaimPage, answers: PageAnswers, { stripped }: NormaliseOptions = {}): PageAnswers {
  return normaliseRecord(visibleQuestions(page, answers), answers, { page, stripped, depth: 0 })
}

/** Pages that the form does not have, or that have no answer, are left out. */
export function normaliseClaim(
  pages: readonly ClaimPage[],
  application: Application,
  options?: NormaliseOptions,
): Application {
  const kept = pages.flatMap((page) => {
    const answers = normalisePage(page, answersOf(application, page), options)
    return Object.keys(answers).length > 0 ? [[page.page_key, answers] as const] : []
  })
  return Object.fromEntries(kept)
}

export function answersOf(application: Application, { page_key }: ClaimPage): PageAnswers {
  const answers: unknown = own(application, page_key)
  return isRecord(answers) ? (answers as PageAnswers) : {}
}
