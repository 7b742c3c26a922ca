import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { askedPage, keptAnswers } from './asked-page.ts'
import { isRecord, own } from './is-record.ts'

export type NormaliseOptions = { stripped?: RegExp | undefined }

/**
 * The answers as they are stored and sent: regular, without empty ones (C-091) and without those of questions that are not
 * reached. Text that is no day or no number stays, for pageProblems to say so.
 */
export function normalisePage(page: ClaimPage, answers: PageAnswers, { stripped }: NormaliseOptions = {}): PageAnswers {
  return askedPage(page, answers, stripped).kept
}

/** Pages that the form does not have, or that have no answer, are left out. */
export function normaliseClaim(
  pages: readonly ClaimPage[],
  application: Application,
  { stripped }: NormaliseOptions = {},
): Application {
  return keptAnswers(pages.map((page) => askedPage(page, answersOf(application, page), stripped)))
}

export function answersOf(application: Application, { page_key }: ClaimPage): PageAnswers {
  const answers: unknown = own(application, page_key)
  return isRecord(answers) ? (answers as PageAnswers) : {}
}
