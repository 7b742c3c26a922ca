import type { Question } from '@amparo/contract/claim-forms'
import { asksToConfirm } from '@amparo/form-engine/answers/extra-fields'
import type { Errors } from './form-model.ts'

const none: Errors = new Map()

/** The whole map only for questions that hold other fields: the rest are drawn again for their own error alone. */
export function errorsFor(question: Question, errors: Errors): Errors {
  const { question_type, tags } = question
  const holdsOthers = question_type.endsWith('group_list') || tags.includes('allow_other') || asksToConfirm(question)
  return holdsOthers ? errors : none
}
