import type { Question, QuestionValidation } from '@amparo/contract/claim-forms'
import { asksToConfirm } from '../answers/extra-fields.ts'
import { perDefinition } from '../definition/per-definition.ts'
import { isTyped } from '../question-types.ts'
import { LONG_NUMBER } from './no-card-number.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

/** Rules that apply to an empty answer too (C-X30). */
const appliedToEmpty: readonly string[] = ['required', 'min_choices', 'confirmation_required']

type RuleOfQuestion = { validation: QuestionValidation; passes: Rule; appliesToEmpty: boolean }

/** The rules listed in a definition, those it expresses as a flag (`required`) or a tag (confirmation), and that no typed text has a card number. */
export const rulesOf = perDefinition((question: Question): readonly RuleOfQuestion[] => {
  const { required, validations, question_type } = question
  const has = (name: string) => validations.some(({ rule }) => rule === name)
  const implied: QuestionValidation[] = []
  // At least one question of an any-filled group must be answered (C-X26).
  if ((required || question_type === 'any_filled_group_list') && !has('required')) implied.push(plainRule('required'))
  if (asksToConfirm(question) && !has('confirmation_required')) implied.push(plainRule('confirmation_required'))
  if (isTyped(question) && !question.tags.includes(LONG_NUMBER) && !has('no_card_number'))
    implied.push(plainRule('no_card_number'))

  return [...implied, ...validations].flatMap((validation) => {
    const passes = rules.get(validation.rule)
    return passes ? [{ validation, passes, appliesToEmpty: appliedToEmpty.includes(validation.rule) }] : []
  })
})

function plainRule(rule: string): QuestionValidation {
  return { rule, value: null, modifier: null, error_message: null, custom_error_message: null }
}
