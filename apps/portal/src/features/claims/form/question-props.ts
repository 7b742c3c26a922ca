import type { Question } from '@amparo/contract/claim-forms'
import type { Errors } from './form-model.ts'

export type QuestionProps = {
  question: Question
  path: string
  error: string | undefined
  /** Of fields inside or beside this one; empty for a question that has none. */
  errors: Errors
}
