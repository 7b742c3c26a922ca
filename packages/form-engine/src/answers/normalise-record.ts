import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { innerQuestions } from '../journey/visible-questions.ts'
import type { AboutQuestion } from '../question-types/question-type.ts'
import { cleanText } from '../question-types/text.ts'
import { typeOf } from '../question-types.ts'
import { extraKeys, isOtherChosen } from './extra-fields.ts'
import { own } from './is-record.ts'

/** Deeper than any form; it stops at a definition whose group contains itself. */
export const DEEPEST = 5

type Place = { page: ClaimPage; stripped?: RegExp | undefined; depth: number }
type Given = Readonly<Record<string, unknown>>

/** The stored form of the answers to these questions: those of a page or of an entry. */
export function normaliseRecord(questions: readonly Question[], given: Given, place: Place): PageAnswers {
  const stored: Record<string, Answer> = {}
  for (const question of questions) {
    const type = typeOf(question)
    if (!type) continue
    const { question_key } = question
    const { confirm, other } = extraKeys(question)
    const about = aboutQuestion(question, place)
    const answer = type.normalise(own(given, question_key), about)
    store(stored, question_key, answer)
    if (confirm) store(stored, confirm, type.normalise(own(given, confirm), about))
    if (other && isOtherChosen(question, answer)) {
      const text = own(given, other)
      if (typeof text === 'string') store(stored, other, cleanText(text, place.stripped))
    }
  }
  return stored
}

function store(stored: Record<string, Answer>, key: string, answer: Answer | undefined): void {
  if (answer === undefined || answer === '') return
  // Assigning to `__proto__` would set the prototype instead of a key.
  if (key === '__proto__')
    Object.defineProperty(stored, key, { value: answer, writable: true, enumerable: true, configurable: true })
  else stored[key] = answer
}

export function aboutQuestion(question: Question, { page, stripped, depth }: Place): AboutQuestion {
  const normaliseEntry: AboutQuestion['normaliseEntry'] = (entry) =>
    depth < DEEPEST
      ? normaliseRecord(innerQuestions(page, question, entry), entry, { page, stripped, depth: depth + 1 })
      : {}

  return { question, stripped, normaliseEntry }
}
