import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { isRecord, own } from '../answers/is-record.ts'
import { type AskedPage, askedPage } from '../answers/normalise-page.ts'
import { aboutQuestion } from '../answers/normalise-record.ts'
import type { Context, Problem } from '../context.ts'
import { entriesToCheck } from '../definition/entries-to-check.ts'
import { innerQuestions } from '../journey/visible-questions.ts'
import { filledEntry } from '../question-types/group.ts'
import { lookupIn, lookupInEntry } from './lookup.ts'
import { type QuestionScope, questionProblems } from './question-problems.ts'

type PageScope = QuestionScope & { page: ClaimPage; stripped: RegExp | undefined; depth: number }
/** The answers of a page or entry, as they were given and as they are stored. */
type Answers = { given: Readonly<Record<string, unknown>>; stored: PageAnswers }

/** The problems with the answers of a page, in the order of its questions. The answers need not be normalised. */
export function pageProblems(page: ClaimPage, answers: PageAnswers, context: Context): Problem[] {
  return askedProblems(askedPage(page, answers, context.stripped), context)
}

export function askedProblems({ page, questions, given, stored }: AskedPage, context: Context): Problem[] {
  const { today, asOf, application, phone, country, stripped } = context
  const scope: PageScope = {
    today,
    asOf,
    lookup: lookupIn(stored, page.page_key, application),
    phone: phone && ((text) => phone(text, country)),
    page,
    stripped,
    depth: 0,
  }
  return questions.flatMap((question) => problemsWithin(question, { given, stored }, scope))
}

/** The problems of a question and of the questions inside it. */
function problemsWithin(question: Question, { given, stored }: Answers, scope: PageScope): Problem[] {
  const problems = questionProblems(question, stored, scope)
  const { question_type, question_key: key } = question
  const isList = question_type === 'nested_group_list'
  if (!isList && question_type !== 'any_filled_group_list') return problems

  const value = own(given, key)
  const about = aboutQuestion(question, scope)
  const entries = isList ? entriesToCheck(question, value) : [value]
  const inner = entries.flatMap((entry, place) =>
    entryProblems(question, entryAnswers(entry, filledEntry(entry, about)), isList ? `${key}.${place}` : key, scope),
  )
  return [...problems, ...inner]
}

/** An entry without an answer does not count: it is neither checked nor sent. */
function entryAnswers(given: unknown, stored: PageAnswers | undefined): Answers | undefined {
  return isRecord(given) && stored ? { given, stored } : undefined
}

function entryProblems(question: Question, entry: Answers | undefined, at: string, scope: PageScope): Problem[] {
  if (!entry) return []
  const { page, lookup, depth } = scope
  const inside = { ...scope, lookup: lookupInEntry(entry.stored, lookup), depth: depth + 1 }

  return innerQuestions(page, question, entry.given).flatMap((one) =>
    problemsWithin(one, entry, inside).map((problem) => ({ ...problem, path: `${at}.${problem.path}` })),
  )
}
