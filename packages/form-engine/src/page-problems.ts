import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Context, Problem } from './context.ts'
import { confirmKey, otherKey } from './extra-fields.ts'
import { filledRecord } from './group-record.ts'
import { innerQuestions } from './groups-of.ts'
import { own } from './is-record.ts'
import { type Lookup, lookupIn, lookupInRow } from './lookup.ts'
import { normalisePage } from './normalise-page.ts'
import { aboutQuestion, normaliseRecord } from './normalise-record.ts'
import { recordProblems } from './question-problems.ts'
import { visibleQuestions } from './visible-questions.ts'

type Judging = { page: ClaimPage; context: Context; lookup: Lookup; depth: number }
/** The record in which a question stands, as it was given and as it is judged. */
type Standing = { given: Readonly<Record<string, unknown>>; kept: PageAnswers }

/** What is wrong with the answers of a page, in the order of its questions. They need not be normalised. */
export function pageProblems(page: ClaimPage, answers: PageAnswers, context: Context): Problem[] {
  return problemsOf(visibleQuestions(page, answers), page, answers, context)
}

/** The same for one field, when a person leaves it: `price`, `price__confirm` or `items.1.price`. */
export function fieldProblems(page: ClaimPage, answers: PageAnswers, path: string, context: Context): Problem[] {
  const [top = ''] = path.split('.')
  const questions = visibleQuestions(page, answers).filter(({ question_key: key }) =>
    [key, otherKey(key), confirmKey(key)].includes(top),
  )
  return problemsOf(questions, page, answers, context).filter((problem) => problem.path === path)
}

/** For a question on its own: references look at the answers as they are given. Groups inside it are not looked into. */
export function questionProblems(question: Question, answers: PageAnswers, context: Context): Problem[] {
  const alone = { page_key: '', title: '', start_group_id: '', question_groups: [] }
  const kept = normaliseRecord([question], answers, { page: alone, stripped: context.stripped, depth: 0 })
  return recordProblems(question, kept, { context, lookup: lookupIn(answers, '', context.application) })
}

function problemsOf(
  questions: readonly Question[],
  page: ClaimPage,
  answers: PageAnswers,
  context: Context,
): Problem[] {
  const kept = normalisePage(page, answers, context)
  const lookup = lookupIn(kept, page.page_key, context.application)
  const judging = { page, context, lookup, depth: 0 }
  return questions.flatMap((question) => problemsWithin(question, { given: answers, kept }, judging))
}

function problemsWithin(question: Question, { given, kept }: Standing, judging: Judging): Problem[] {
  const value = own(given, question.question_key)
  const rows = question.question_type === 'nested_group_list' && Array.isArray(value) ? value : []
  const inner = rows.flatMap((row, place) => rowProblems(question, row, `${question.question_key}.${place}`, judging))
  const only = question.question_type === 'any_filled_group_list' ? value : undefined

  return [
    ...recordProblems(question, kept, judging),
    ...inner,
    ...(only === undefined ? [] : rowProblems(question, only, question.question_key, judging)),
  ]
}

/** A row without an answer is no row: it is neither judged nor sent. */
function rowProblems(question: Question, row: unknown, at: string, judging: Judging): Problem[] {
  const { page, context, lookup, depth } = judging
  const kept = filledRecord(row, aboutQuestion(question, { page, stripped: context.stripped, depth }))
  if (!kept) return []
  const standing = { given: row as Standing['given'], kept }
  const inside = { ...judging, lookup: lookupInRow(kept, lookup), depth: depth + 1 }

  return innerQuestions(page, question).flatMap((one) =>
    problemsWithin(one, standing, inside).map((problem) => ({ ...problem, path: `${at}.${problem.path}` })),
  )
}
