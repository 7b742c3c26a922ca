import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { type AskedPage, askedPage } from './asked-page.ts'
import type { Context, Problem } from './context.ts'
import { confirmKey, otherKey } from './extra-fields.ts'
import { filledRecord } from './group-record.ts'
import { innerQuestions } from './groups-of.ts'
import { isRecord, own } from './is-record.ts'
import { lookupIn, lookupInRow } from './lookup.ts'
import { aboutQuestion, normaliseRecord } from './normalise-record.ts'
import { type Judging, recordProblems } from './question-problems.ts'

type JudgingPage = Judging & { page: ClaimPage; stripped: RegExp | undefined; depth: number }
/** The record in which a question stands, as it was given and as it is judged. */
type Standing = { given: Readonly<Record<string, unknown>>; kept: PageAnswers }

/** What is wrong with the answers of a page, in the order of its questions. They need not be normalised. */
export function pageProblems(page: ClaimPage, answers: PageAnswers, context: Context): Problem[] {
  return askedProblems(askedPage(page, answers, context.stripped), context)
}

/** The same for one field, when a person leaves it: `price`, `price__confirm` or `items.1.price`. */
export function fieldProblems(page: ClaimPage, answers: PageAnswers, path: string, context: Context): Problem[] {
  const [top = ''] = path.split('.')
  const asked = askedPage(page, answers, context.stripped)
  const questions = asked.questions.filter(({ question_key: key }) =>
    [key, otherKey(key), confirmKey(key)].includes(top),
  )
  return askedProblems({ ...asked, questions }, context).filter((problem) => problem.path === path)
}

/** For a question on its own: references look at the answers as they are given. Groups inside it are not looked into. */
export function questionProblems(question: Question, answers: PageAnswers, context: Context): Problem[] {
  const alone = { page_key: '', title: '', start_group_id: '', question_groups: [] }
  const kept = normaliseRecord([question], answers, { page: alone, stripped: context.stripped, depth: 0 })
  return recordProblems(question, kept, judgingOf(answers, '', context))
}

export function askedProblems({ page, questions, given, kept }: AskedPage, context: Context): Problem[] {
  const { stripped } = context
  const judging = { ...judgingOf(kept, page.page_key, context), page, stripped, depth: 0 }
  const problems: Problem[] = []
  for (const question of questions) problems.push(...problemsWithin(question, { given, kept }, judging))
  return problems
}

function judgingOf(answers: PageAnswers, pageKey: string, { today, application, phone, country }: Context): Judging {
  const lookup = lookupIn(answers, pageKey, application)
  return { today, lookup, phone: phone && ((text) => phone(text, country)) }
}

function problemsWithin(question: Question, { given, kept }: Standing, judging: JudgingPage): Problem[] {
  const problems = recordProblems(question, kept, judging)
  const { question_type, question_key: key } = question
  const isList = question_type === 'nested_group_list'
  if (!isList && question_type !== 'any_filled_group_list') return problems

  const value = own(given, key)
  const answer = own(kept, key)
  const rows = isList ? rowsOf(question, value, answer, judging) : [standingIn(value, answer)]
  const inner = rows.flatMap((row, place) =>
    row ? rowProblems(question, row, isList ? `${key}.${place}` : key, judging) : [],
  )
  return [...problems, ...inner]
}

/** A row without an answer is no row: it is neither judged nor sent. Where none is left out, they were made regular before. */
function rowsOf(question: Question, value: unknown, answer: unknown, { page, stripped, depth }: JudgingPage) {
  if (!Array.isArray(value) || !Array.isArray(answer)) return []
  const about = aboutQuestion(question, { page, stripped, depth })
  return value.map((row, place) =>
    standingIn(row, value.length === answer.length ? answer[place] : filledRecord(row, about)),
  )
}

function standingIn(given: unknown, kept: unknown): Standing | undefined {
  return isRecord(given) && isRecord(kept) ? { given, kept: kept as PageAnswers } : undefined
}

function rowProblems(question: Question, row: Standing, at: string, judging: JudgingPage): Problem[] {
  const { page, lookup, depth } = judging
  const inside = { ...judging, lookup: lookupInRow(row.kept, lookup), depth: depth + 1 }

  return innerQuestions(page, question).flatMap((one) =>
    problemsWithin(one, row, inside).map((problem) => ({ ...problem, path: `${at}.${problem.path}` })),
  )
}
