import type { Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { invalid, type Parsed } from './question-type.ts'
import { typeOf } from './question-types.ts'

/**
 * What a person typed or chose, as the stored value: undefined when it says nothing, `invalid` when it cannot be an answer.
 * Groups inside a question are put together from their own questions.
 */
export function parseAnswer(question: Question, raw: unknown, locale: Locale, stripped?: RegExp): Parsed {
  const type = typeOf(question)
  if (!type || type.isEmpty(raw)) return undefined
  const answer = type.parse(raw, { question, stripped, record: () => ({}) }, locale)

  return answer === undefined || type.fits(answer, question) ? answer : invalid
}
