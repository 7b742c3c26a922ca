import type { Question, QuestionValidation } from '@amparo/contract/claim-forms'
import { asksToConfirm } from './extra-fields.ts'
import { perDefinition } from './per-definition.ts'
import type { Rule } from './rule.ts'
import { ruleNamed } from './rules.ts'

/** C-X30: what holds even where nothing is answered. */
const rulesOfTheEmpty: readonly string[] = ['required', 'min_choices', 'confirmation_required']

type RuleOfQuestion = { validation: QuestionValidation; isKept: Rule; holdsEmpty: boolean }

/** The rules that stand there, and those that are said in another way: required as a flag, confirmation as a tag. */
export const rulesOf = perDefinition((question: Question): readonly RuleOfQuestion[] => {
  const { required, validations, question_type } = question
  const has = (name: string) => validations.some(({ rule }) => rule === name)
  const implied: QuestionValidation[] = []
  // C-X26: of an any-filled group at least one question is answered.
  if ((required || question_type === 'any_filled_group_list') && !has('required')) implied.push(plainRule('required'))
  if (asksToConfirm(question) && !has('confirmation_required')) implied.push(plainRule('confirmation_required'))

  return [...implied, ...validations].flatMap((validation) => {
    const isKept = ruleNamed(validation.rule)
    return isKept ? [{ validation, isKept, holdsEmpty: rulesOfTheEmpty.includes(validation.rule) }] : []
  })
})

function plainRule(rule: string): QuestionValidation {
  return { rule, value: null, modifier: null, error_message: null, custom_error_message: null }
}
