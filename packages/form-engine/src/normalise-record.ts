import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { asksToConfirm, confirmKey, isOtherChosen, otherKey } from './extra-fields.ts'
import { innerQuestions } from './groups-of.ts'
import { own } from './is-record.ts'
import type { About } from './question-type.ts'
import { typeOf } from './question-types.ts'
import { cleanText } from './written-text.ts'

/** Deeper than any form, and a floor under a definition that contains itself. */
const DEEPEST = 5

export type Within = { page: ClaimPage; stripped?: RegExp | undefined; depth: number }
type Entry = [key: string, answer: Answer]

export function normaliseRecord(
  questions: readonly Question[],
  record: Readonly<Record<string, unknown>>,
  within: Within,
): PageAnswers {
  // Through entries, because `__proto__` is then a key like any other.
  return Object.fromEntries(questions.flatMap((question) => entriesOf(question, record, within)))
}

function entriesOf(question: Question, record: Readonly<Record<string, unknown>>, within: Within): Entry[] {
  const { question_key } = question
  const type = typeOf(question)
  const about = aboutQuestion(question, within)
  const normalised = (key: string) => type?.normalise(own(record, key), about)
  const answer = normalised(question_key)
  const entries: [string, Answer | undefined][] = [[question_key, answer]]
  if (asksToConfirm(question)) entries.push([confirmKey(question_key), normalised(confirmKey(question_key))])
  if (isOtherChosen(question, answer)) {
    const other = own(record, otherKey(question_key))
    entries.push([otherKey(question_key), typeof other === 'string' ? cleanText(other, within.stripped) : ''])
  }
  return entries.filter((entry): entry is Entry => entry[1] !== undefined && entry[1] !== '')
}

export function aboutQuestion(question: Question, { page, stripped, depth }: Within): About {
  const record: About['record'] = (row) =>
    depth < DEEPEST ? normaliseRecord(innerQuestions(page, question), row, { page, stripped, depth: depth + 1 }) : {}

  return { question, stripped, record }
}
