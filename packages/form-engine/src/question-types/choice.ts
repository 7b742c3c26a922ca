import type { Question } from '@amparo/contract/claim-forms'
import { isEmpty } from '../answers/is-empty.ts'
import { optionOf } from '../definition/option-of.ts'
import type { QuestionType } from './question-type.ts'

const LONGEST_LOADED_VALUE = 200

const vehicleTypes = ['vehicle_make', 'vehicle_model']

/**
 * Whether the options come from a call, not from the definition: makes and models of vehicles always do, others may. The engine cannot check
 * such an answer against a list.
 */
export function hasLoadedOptions({ data_type, options }: Question): boolean {
  if (vehicleTypes.includes(data_type)) return true
  return options.length === 0 && data_type !== 'choice' && data_type !== 'choices'
}

function isOption(question: Question, value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  if (hasLoadedOptions(question)) return value.length <= LONGEST_LOADED_VALUE
  return optionOf(question, value) !== undefined
}

function titleOf(question: Question, value: unknown): string {
  return optionOf(question, value)?.title ?? String(value)
}

/** A value that is not among the options is dropped (C-084). */
const normaliseChoice: QuestionType['normalise'] = (value, { question }) =>
  isOption(question, value) ? value : undefined

export const oneChoice: QuestionType = {
  isEmpty,
  normalise: normaliseChoice,
  fits: (answer, question) => isOption(question, answer),
  parse: normaliseChoice,
  display: (answer, question) => titleOf(question, answer),
}

/** In the order of the options and each at most once, so that the same boxes always make the same answer. */
const normaliseChoices: QuestionType['normalise'] = (value, { question }) => {
  if (!Array.isArray(value)) return undefined
  const chosen = new Set<unknown>(value)
  const values = question.options.map((option) => option.value).filter((option) => chosen.has(option))

  return values.length > 0 ? values : undefined
}

export const severalChoices: QuestionType = {
  isEmpty,
  normalise: normaliseChoices,
  fits: Array.isArray,
  parse: normaliseChoices,
  display: (answer, question) => (Array.isArray(answer) ? answer : []).map((one) => titleOf(question, one)).join(', '),
}
