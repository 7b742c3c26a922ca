import type { PageAnswers, Question, QuestionValidation } from '@amparo/contract/claim-forms'
import type { Context, Problem } from './context.ts'
import { confirmKey, extraKeys, isOtherChosen } from './extra-fields.ts'
import { own } from './is-record.ts'
import { noAnswer } from './no-answer.ts'
import { text } from './question-types/text.ts'
import { typeOf } from './question-types.ts'
import type { RuleScope } from './rule.ts'
import { rulesOf } from './rules-of.ts'

export type Judging = {
  today: Context['today']
  lookup: RuleScope['lookup']
  phone: ((text: string) => boolean) | undefined
}

/**
 * What is wrong with the answer to one question and with the fields beside it. The record is normalised: the page's answers,
 * or those of the row in which the question stands.
 */
export function recordProblems(question: Question, record: PageAnswers, judging: Judging): Problem[] {
  const type = typeOf(question)
  if (!type || type === noAnswer) return []
  const { question_key: key } = question
  const { confirm, other } = extraKeys(question)
  const answer = own(record, key)
  if (answer !== undefined && !type.fits(answer, question, judging.phone)) return [problem(question, key, 'type')]

  const { today, lookup } = judging
  const scope = { today, lookup, confirm: confirm ? own(record, confirm) : undefined }
  const broken = rulesOf(question).filter(
    ({ isKept, holdsEmpty, validation }) => (answer !== undefined || holdsEmpty) && !isKept(answer, validation, scope),
  )
  const problems = broken.length > 0 ? told(broken.map(({ validation }) => validation)).map(asProblem) : []
  return other && isOtherChosen(question, answer) ? [...problems, ...otherProblems(question, record, other)] : problems

  function asProblem(validation: QuestionValidation): Problem {
    const path = validation.rule === 'confirmation_required' ? confirmKey(key) : key
    return problem(question, path, validation.rule, validation)
  }
}

/** An empty answer is missing, whatever else it is. */
function told(broken: readonly QuestionValidation[]): readonly QuestionValidation[] {
  if (!broken.some(({ rule }) => rule === 'required')) return broken
  return broken.filter(({ rule }) => rule === 'required' || rule === 'confirmation_required')
}

/** C-080. */
function otherProblems(question: Question, record: PageAnswers, key: string): Problem[] {
  const other = own(record, key)
  if (other === undefined)
    return question.tags.includes('require_other') ? [problem(question, key, 'require_other')] : []
  return text.fits(other, question) ? [] : [problem(question, key, 'type')]
}

/** C-110, C-111. */
function problem(question: Question, path: string, rule: string, validation?: QuestionValidation): Problem {
  const message = validation?.custom_error_message ?? validation?.error_message ?? question.error_message
  return { path, rule, message }
}
