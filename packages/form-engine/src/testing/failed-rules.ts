import type { Answer, PageAnswers, Question, QuestionValidation } from '@amparo/contract/claim-forms'
import { aContext, aQuestion } from './form.ts'
import { problemsOf } from './problems-of.ts'

/** The paths and rules of the problems that a question has with these answers. */
export const failed = (question: Question, answers: PageAnswers) =>
  problemsOf(question, answers, aContext).map(({ path, rule }) => `${path} ${rule}`)

/** Whether an answer keeps a rule, next to other answers. */
export const passes = (
  type: string,
  answer: Answer,
  validation: QuestionValidation,
  others: Record<string, Answer> = {},
) => failed(aQuestion(type, { validations: [validation] }), { q: answer, ...others }).length === 0
