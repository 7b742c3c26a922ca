import type { Question } from '@amparo/contract/claim-forms'
import { isEmpty } from './is-empty.ts'
import { optionOf } from './option-of.ts'
import type { QuestionType } from './question-type.ts'

const LONGEST_LOADED_VALUE = 200

const asked = ['vehicle_make', 'vehicle_model']

/**
 * Makes and models are asked for as a person chooses, and other options may be loaded by whoever shows them: then nothing here
 * can judge a value.
 */
export function hasLoadedOptions({ data_type, options }: Question): boolean {
  if (asked.includes(data_type)) return true
  return options.length === 0 && data_type !== 'choice' && data_type !== 'choices'
}

/** C-084: a value that is not among the options is cleared. */
export function isOption(question: Question, value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  if (hasLoadedOptions(question)) return value.length <= LONGEST_LOADED_VALUE
  return optionOf(question, value) !== undefined
}

export function titleOf(question: Question, value: unknown): string {
  return optionOf(question, value)?.title ?? String(value)
}

const normalise: QuestionType['normalise'] = (value, { question }) => (isOption(question, value) ? value : undefined)

export const oneChoice: QuestionType = {
  isEmpty,
  normalise,
  fits: (answer, question) => isOption(question, answer),
  parse: normalise,
  display: (answer, question) => titleOf(question, answer),
}
