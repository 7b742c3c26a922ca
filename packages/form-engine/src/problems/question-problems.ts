import type { PageAnswers, Question, QuestionValidation } from '@amparo/contract/claim-forms'
import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import { confirmKey, extraKeys, isOtherChosen } from '../answers/extra-fields.ts'
import { own } from '../answers/is-record.ts'
import type { Context, Problem } from '../context.ts'
import { noAnswer } from '../question-types/no-answer.ts'
import { singleLine } from '../question-types/text.ts'
import { typeOf } from '../question-types.ts'
import type { RuleScope } from '../rules/rule.ts'
import { rulesOf } from '../rules/rules-of-question.ts'

export type QuestionScope = {
  today: Context['today']
  asOf: Context['asOf']
  lookup: RuleScope['lookup']
  phone: ((text: string) => boolean) | undefined
}

/**
 * The problems of one question and of its other and confirm fields. The record holds the normalised answers of the page, or of the entry that
 * the question belongs to.
 */
export function questionProblems(question: Question, record: PageAnswers, scope: QuestionScope): Problem[] {
  const type = typeOf(question)
  if (!type || type === noAnswer) return []
  const { question_key: key } = question
  const { confirm, other } = extraKeys(question)
  const answer = own(record, key)
  if (answer !== undefined && !type.fits(answer, question, scope.phone)) return [problem(question, key, 'type')]

  const { today, asOf, lookup } = scope
  const ruleScope = { today, asOf, lookup, confirm: confirm ? own(record, confirm) : undefined }
  const failed = rulesOf(question)
    .filter(({ appliesToEmpty }) => answer !== undefined || appliesToEmpty)
    .filter(({ passes, validation }) => !passes(answer, validation, ruleScope))
    .map(({ validation }) => validation)
  const problems = reported(failed).map((validation) => {
    const path = validation.rule === 'confirmation_required' ? confirmKey(key) : key
    return problem(question, path, validation.rule, validation)
  })
  return other && isOtherChosen(question, answer) ? [...problems, ...otherProblems(question, record, other)] : problems
}

/** A missing answer is reported as missing, without what else it fails. */
function reported(failed: readonly QuestionValidation[]): readonly QuestionValidation[] {
  if (!failed.some(({ rule }) => rule === 'required')) return failed
  return failed.filter(({ rule }) => rule === 'required' || rule === 'confirmation_required')
}

/** With the tag require_other the text beside "other" must be filled in (C-080). */
function otherProblems(question: Question, record: PageAnswers, key: string): Problem[] {
  const other = own(record, key)
  if (other === undefined)
    return question.tags.includes('require_other') ? [problem(question, key, 'require_other')] : []
  if (!singleLine.fits(other, question)) return [problem(question, key, 'type')]
  const rule = 'no_card_number'
  const validation = question.validations.find((one) => one.rule === rule)
  return hasCardNumber(String(other)) ? [problem(question, key, rule, validation)] : []
}

/** The rule's custom message, otherwise the rule's, otherwise the question's (C-110, C-111). */
function problem(question: Question, path: string, rule: string, validation?: QuestionValidation): Problem {
  const message = validation?.custom_error_message ?? validation?.error_message ?? question.error_message
  return { path, rule, message }
}
