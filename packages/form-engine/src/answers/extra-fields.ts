import type { Question } from '@amparo/contract/claim-forms'
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

export function asksToConfirm({ tags, validations }: Question): boolean {
  return tags.includes('confirmation_required') || validations.some(({ rule }) => rule === 'confirmation_required')
}
