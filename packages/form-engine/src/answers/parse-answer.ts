import type { Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { invalid, type Parsed } from '../question-types/question-type.ts'
import { typeOf } from '../question-types.ts'

/**
 * The stored form of what a person typed or chose: undefined if it is empty, `invalid` if it cannot be an answer. Not for groups, whose
 * questions are parsed one by one.
 */
export function parseAnswer(question: Question, raw: unknown, locale: Locale, stripped?: RegExp): Parsed {
  const type = typeOf(question)
  if (!type || type.isEmpty(raw)) return undefined
  const answer = type.parse(raw, { question, stripped, normaliseEntry: () => ({}) }, locale)

  return answer === undefined || type.fits(answer, question) ? answer : invalid
}
