import type { Answer, Question } from '@amparo/contract/claim-forms'
import { typeOf } from '@amparo/form-engine/question-types'
import type { Locale } from '@amparo/rules/locale/locales'

/** Turns typed text into its stored form. Text that is not an answer stays as it is, and a rule reports it later. */
export function typedAnswer(question: Question, raw: unknown, locale: Locale): Answer | undefined {
  return typeOf(question)?.parse(raw, { question, normaliseEntry: () => ({}) }, locale)
}
