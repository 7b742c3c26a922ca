import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { extraKeys, isOtherChosen } from './extra-fields.ts'
import { innerQuestions } from './groups-of.ts'
import { own } from './is-record.ts'
import type { About } from './question-type.ts'
import { typeOf } from './question-types.ts'
import { cleanText } from './written-text.ts'

/** Deeper than any form, and a floor under a definition that contains itself. */
const DEEPEST = 5

export type Within = { page: ClaimPage; stripped?: RegExp | undefined; depth: number }

export function normaliseRecord(
  questions: readonly Question[],
  record: Readonly<Record<string, unknown>>,
  within: Within,
): PageAnswers {
  const kept: Record<string, Answer> = {}
  for (const question of questions) keepOne(question, record, within, kept)
  return kept
}

function keepOne(
  question: Question,
  record: Readonly<Record<string, unknown>>,
  within: Within,
  kept: Record<string, Answer>,
): void {
  const type = typeOf(question)
  if (!type) return
  const { question_key } = question
  const { confirm, other } = extraKeys(question)
  const about = aboutQuestion(question, within)
  const answer = type.normalise(own(record, question_key), about)
  keep(kept, question_key, answer)
  if (confirm) keep(kept, confirm, type.normalise(own(record, confirm), about))
  if (other && isOtherChosen(question, answer)) {
    const text = own(record, other)
    if (typeof text === 'string') keep(kept, other, cleanText(text, within.stripped))
  }
}

function keep(kept: Record<string, Answer>, key: string, answer: Answer | undefined): void {
  if (answer === undefined || answer === '') return
  // Defined and not assigned, because `__proto__` is then a key like any other.
  if (key === '__proto__') Object.defineProperty(kept, key, { value: answer, ...plain })
  else kept[key] = answer
}

const plain = { writable: true, enumerable: true, configurable: true }

export function aboutQuestion(question: Question, { page, stripped, depth }: Within): About {
  const record: About['record'] = (row) =>
    depth < DEEPEST ? normaliseRecord(innerQuestions(page, question), row, { page, stripped, depth: depth + 1 }) : {}

  return { question, stripped, record }
}
