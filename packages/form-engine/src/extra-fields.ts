import type { Question } from '@amparo/contract/claim-forms'
import { perDefinition } from './per-definition.ts'

/** C-082, C-083: fields that stand beside an answer. */
export const otherKey = (key: string) => `${key}__other`
export const confirmKey = (key: string) => `${key}__confirm`
export const isExtraKey = (key: string) => key.endsWith('__other') || key.endsWith('__confirm')

/** The fields that a question can have beside it. */
export const extraKeys = perDefinition((question: Question) => ({
  other: question.tags.includes('allow_other') && otherKey(question.question_key),
  confirm: asksToConfirm(question) && confirmKey(question.question_key),
}))

/** C-081. The choice that reveals a text field has the value `other`. */
export function isOtherChosen({ tags }: Question, answer: unknown): boolean {
  return tags.includes('allow_other') && (Array.isArray(answer) ? answer.includes('other') : answer === 'other')
}

export function asksToConfirm({ tags, validations }: Question): boolean {
  return tags.includes('confirmation_required') || validations.some(({ rule }) => rule === 'confirmation_required')
}
