import type { QuestionTypeName } from '@amparo/form-engine/question-types'
import type { DataType, Question } from './form-schema.ts'
import type { Validation } from './rule-schema.ts'

const text: DataType[] = ['string']
const choice: DataType[] = ['choice']
const dataTypes: Record<QuestionTypeName, DataType[]> = {
  text: ['string', 'email'],
  line1: text,
  line2: text,
  city: text,
  postal: text,
  integer: ['integer'],
  decimal: ['decimal', 'money'],
  long_text: text,
  date_picker: ['date'],
  datetime_picker: ['datetime'],
  phone_number: ['phone'],
  dropdown: ['choice', 'country', 'currency', 'vehicle_year', 'vehicle_make', 'vehicle_model'],
  radio: choice,
  checkbox: ['choices'],
  nested_group_list: ['groups'],
  any_filled_group_list: ['groups'],
  text_no_input: ['none'],
  disclaimer: ['none'],
}

const written: DataType[] = ['string', 'email', 'phone']
const dates: DataType[] = ['date', 'datetime']
const numbers: DataType[] = ['integer', 'decimal', 'money']
const several: DataType[] = ['choices', 'groups']
/** The data types that a rule can be used with; a rule that is not here can be used with all. */
const ruleTypes: Partial<Record<Validation['rule'], DataType[]>> = {
  brazil_cpf: text,
  confirmation_required: written,
  regex: written,
  min_length: written,
  max_length: written,
  min_value: numbers,
  max_value: numbers,
  min_choices: several,
  max_choices: several,
  date_after: dates,
  date_before: dates,
  date_after_custom_error: dates,
}

/** The first thing about a question that does not fit its type. */
export function claimQuestionProblem(question: Question): string | undefined {
  const { question_type, data_type, required, validations } = question
  if (!dataTypes[question_type].includes(data_type))
    return `data_type: a ${question_type} cannot be of type ${data_type}`
  if (data_type === 'none' && required) return 'required: has no answer'

  const stray = validations.find(({ rule }) => ruleTypes[rule]?.includes(data_type) === false)
  if (stray) return `validations: ${stray.rule} is not for a ${data_type}`
  return optionsProblem(question) ?? tagProblem(question) ?? groupProblem(question)
}

function optionsProblem({ question_type, data_type, options }: Question): string | undefined {
  const values = options.map(({ value }) => value)
  const again = values.find((value, place) => values.indexOf(value) < place)
  if (again) return `options: ${again} stands twice`
  if (data_type !== 'choice' && data_type !== 'choices')
    return options.length > 0 ? 'options: are not for this type' : undefined
  if (options.length === 0) return 'options: are missing'
  if (question_type === 'checkbox')
    return options.some(({ outcome }) => outcome) ? 'options: several cannot lead on' : undefined
  return options.filter(({ is_selected }) => is_selected).length > 1 ? 'options: two are selected' : undefined
}

function tagProblem({ data_type, options, tags, validations }: Question): string | undefined {
  const has = new Set(tags)
  if (has.has('require_other') && !has.has('allow_other')) return 'tags: require_other goes with allow_other'
  // Loaded options are not in the file.
  const isListed = data_type === 'choice' || data_type === 'choices'
  if (has.has('allow_other') && isListed && !options.some(({ value }) => value === 'other'))
    return 'options: other is missing'
  if (has.has('confirmation_required') !== validations.some(({ rule }) => rule === 'confirmation_required'))
    return 'confirmation_required: is a tag and a rule, or neither'
}

function groupProblem({ question_type, nested_group_id, any_filled_group_id }: Question): string | undefined {
  if ((question_type === 'nested_group_list') !== (nested_group_id !== undefined))
    return 'nested_group_id: goes with a nested_group_list'
  if ((question_type === 'any_filled_group_list') !== (any_filled_group_id !== undefined))
    return 'any_filled_group_id: goes with an any_filled_group_list'
}
