import type { PageAnswers, Question } from '@amparo/contract/claim-forms'
import { type Locale, localeFacts } from '@amparo/rules/locale/locale-facts'
import { perDefinition } from '../definition/per-definition.ts'

/** The keys of the text field for "other" (C-082) and of the field to repeat an answer (C-083). */
export const otherKey = (key: string) => `${key}__other`
export const confirmKey = (key: string) => `${key}__confirm`
export const isExtraKey = (key: string) => key.endsWith('__other') || key.endsWith('__confirm')

/** The extra fields that a question has, or false. */
export const extraKeys = perDefinition((question: Question) => ({
  other: question.tags.includes('allow_other') && otherKey(question.question_key),
  confirm: asksToConfirm(question) && confirmKey(question.question_key),
}))

/** The choice that reveals a text field has the value `other` (C-081). */
export function isOtherChosen({ tags }: Question, answer: unknown): boolean {
  return tags.includes('allow_other') && (Array.isArray(answer) ? answer.includes('other') : answer === 'other')
}

/** What was chosen, with the text that was entered for "other": as reviews and receipts show it. */
export function withOther(chosen: string, question: Question, answers: PageAnswers, locale: Locale): string {
  const { question_key: key } = question
  const other = isOtherChosen(question, answers[key]) ? answers[otherKey(key)] : undefined
  return [chosen, typeof other === 'string' && other].filter(Boolean).join(localeFacts[locale].colon)
}

export function asksToConfirm({ tags, validations }: Question): boolean {
  return tags.includes('confirmation_required') || validations.some(({ rule }) => rule === 'confirmation_required')
}
