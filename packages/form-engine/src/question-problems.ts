import type { Answer, PageAnswers, Question, QuestionValidation } from '@amparo/contract/claim-forms'
import type { Context, Problem } from './context.ts'
import { asksToConfirm, confirmKey, isOtherChosen, otherKey } from './extra-fields.ts'
import { own } from './is-record.ts'
import { noAnswer } from './no-answer.ts'
import { text } from './question-types/text.ts'
import { typeOf } from './question-types.ts'
import type { RuleScope } from './rule.ts'
import { ruleNamed, rulesOfTheEmpty } from './rules.ts'

export type Judging = { context: Context; lookup: RuleScope['lookup'] }

/**
 * What is wrong with the answer to one question and with the fields beside it. The record is normalised: the page's answers,
 * or those of the row in which the question stands.
 */
export function recordProblems(question: Question, record: PageAnswers, { context, lookup }: Judging): Problem[] {
  const type = typeOf(question)
  if (!type || type === noAnswer) return []
  const { question_key: key } = question
  const answer = own(record, key)
  const scope = { today: context.today, lookup, confirm: own(record, confirmKey(key)) }
  const phone = (text: string) => context.phone?.(text, context.country) ?? true

  if (answer !== undefined && !type.fits(answer, question, phone)) return [problem(question, key, 'type')]
  const broken = rulesOf(question).filter((validation) => isBroken(answer, validation, scope))
  // An empty answer is missing, whatever else it is.
  const told = broken.some(({ rule }) => rule === 'required')
    ? broken.filter(({ rule }) => rule === 'required' || rule === 'confirmation_required')
    : broken
  const problems = told.map((validation) =>
    problem(question, validation.rule === 'confirmation_required' ? confirmKey(key) : key, validation.rule, validation),
  )
  return [...problems, ...otherProblems(question, record)]
}

/** The rules that stand there, and those that are said in another way: required as a flag, confirmation as a tag. */
function rulesOf(question: Question): readonly QuestionValidation[] {
  const { required, validations, question_type } = question
  const has = (name: string) => validations.some(({ rule }) => rule === name)
  const implied: QuestionValidation[] = []
  // C-X26: of an any-filled group at least one question is answered.
  if ((required || question_type === 'any_filled_group_list') && !has('required')) implied.push(plainRule('required'))
  if (asksToConfirm(question) && !has('confirmation_required')) implied.push(plainRule('confirmation_required'))

  return implied.length > 0 ? [...implied, ...validations] : validations
}

function plainRule(rule: string): QuestionValidation {
  return { rule, value: null, modifier: null, error_message: null, custom_error_message: null }
}

function isBroken(answer: Answer | undefined, validation: QuestionValidation, scope: RuleScope): boolean {
  if (answer === undefined && !rulesOfTheEmpty.includes(validation.rule)) return false
  return ruleNamed(validation.rule)?.(answer, validation, scope) === false
}

/** C-080. */
function otherProblems(question: Question, record: PageAnswers): Problem[] {
  const { question_key, tags } = question
  if (!isOtherChosen(question, own(record, question_key))) return []
  const other = own(record, otherKey(question_key))
  if (other === undefined)
    return tags.includes('require_other') ? [problem(question, otherKey(question_key), 'require_other')] : []
  return text.fits(other, question) ? [] : [problem(question, otherKey(question_key), 'type')]
}

/** C-110, C-111. */
function problem(question: Question, path: string, rule: string, validation?: QuestionValidation): Problem {
  const message = validation?.custom_error_message ?? validation?.error_message ?? question.error_message
  return { path, rule, message }
}
