import type { Answer, Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { typeOf } from '../question-types.ts'

/** The text of an answer on the review page. An answer that does not fit is shown as it was typed. */
export function displayAnswer(question: Question, answer: Answer | undefined, locale: Locale): string {
  const type = typeOf(question)
  if (answer === undefined || !type) return ''
  if (type.fits(answer, question)) return type.display(answer, question, locale)

  return typeof answer === 'string' ? answer : ''
}
