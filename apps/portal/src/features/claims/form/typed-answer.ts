import type { Answer, Question } from '@amparo/contract/claim-forms'
import { typeOf } from '@amparo/form-engine/question-types'
import type { Locale } from '@amparo/rules/locale/locales'

/** What was typed, as it is stored; text that is no answer stays as it is, for the rules to say so. */
export function typedAnswer(question: Question, raw: unknown, locale: Locale): Answer | undefined {
  return typeOf(question)?.parse(raw, { question, normaliseEntry: () => ({}) }, locale)
}
