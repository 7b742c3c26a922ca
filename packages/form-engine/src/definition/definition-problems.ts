import type { Question } from '@amparo/contract/claim-forms'
import { isExtraKey } from '../answers/extra-fields.ts'
import { typeOf } from '../question-types.ts'
import { repeatedItems } from './form-problem.ts'
import { innerGroupId } from './groups-of.ts'
import { SENSITIVE, sensitiveProblems } from './sensitive-problems.ts'
import { validationProblems } from './validation-problems.ts'

const tags = [
  'liquid_parsing',
  'confirmation_required',
  'optional_no_label',
  'is_hidden_on_review_page',
  'allow_other',
  'require_other',
  'long_number',
  'hidden',
  SENSITIVE,
]
const groupTypes = ['nested_group_list', 'any_filled_group_list']

/** What is wrong with the definition of one question; `keys` are those of the whole form. */
export function definitionProblems(question: Question, keys: ReadonlySet<string>): string[] {
  const { question_key, question_type, options, related_question_key } = question
  const problems: string[] = []
  if (isExtraKey(question_key)) problems.push('has a key that is kept for other and confirm fields')
  if (!typeOf(question)) problems.push(`has the unknown type ${question_type}`)
  for (const tag of question.tags) if (!tags.includes(tag)) problems.push(`has the unknown tag ${tag}`)
  for (const { value } of repeatedItems(options, (option) => option.value))
    problems.push(`has the option ${value} twice`)
  if (groupTypes.includes(question_type) && innerGroupId(question) === null) problems.push('has no group inside it')
  if (related_question_key !== null && !keys.has(related_question_key))
    problems.push(`is related to ${related_question_key}, which is not in the form`)

  return [
    ...problems,
    ...sensitiveProblems(question),
    ...question.validations.flatMap((validation) => validationProblems(validation, keys)),
  ]
}
