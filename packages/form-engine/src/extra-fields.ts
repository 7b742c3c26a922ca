import type { Question } from '@amparo/contract/claim-forms'

/** C-082, C-083: fields that stand beside an answer. */
export const otherKey = (key: string) => `${key}__other`
export const confirmKey = (key: string) => `${key}__confirm`
export const isExtraKey = (key: string) => key.endsWith('__other') || key.endsWith('__confirm')

/** C-081. The choice that reveals a text field has the value `other`. */
export function isOtherChosen({ tags }: Question, answer: unknown): boolean {
  return tags.includes('allow_other') && (Array.isArray(answer) ? answer.includes('other') : answer === 'other')
}

export function asksToConfirm({ tags, validations }: Question): boolean {
  return tags.includes('confirmation_required') || validations.some(({ rule }) => rule === 'confirmation_required')
}
