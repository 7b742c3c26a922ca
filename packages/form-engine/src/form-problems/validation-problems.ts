import type { QuestionValidation } from '@amparo/contract/claim-forms'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { unsafePattern } from '../pattern/unsafe-pattern.ts'
import { numberOf, referenceIn } from '../rule.ts'
import { compile } from '../rules/regex.ts'
import { ruleNamed } from '../rules.ts'

const ofNumbers = ['min_length', 'max_length', 'min_value', 'max_value', 'min_choices', 'max_choices']
const ofDates = ['date_after', 'date_before', 'date_after_custom_error']

export function validationProblems(validation: QuestionValidation, keys: ReadonlySet<string>): string[] {
  const { rule, value, custom_error_message } = validation
  if (!ruleNamed(rule)) return [`has the unknown rule ${rule}`]
  const problem = patternProblem(validation) ?? boundProblem(validation, keys)
  // C-X31: this rule always shows a message of its own.
  const isDumb = rule === 'date_after_custom_error' && custom_error_message === null

  return [...(problem ? [`${rule}: ${String(value)} ${problem}`] : []), ...(isDumb ? [`${rule}: has no message`] : [])]
}

function patternProblem({ rule, value }: QuestionValidation): string | undefined {
  if (rule !== 'regex') return undefined
  return typeof value === 'string' && compile(value) ? unsafePattern(value) : 'is no regular expression'
}

function boundProblem({ rule, value }: QuestionValidation, keys: ReadonlySet<string>): string | undefined {
  if (rule === 'regex') return undefined
  const key = referenceIn(value)
  if (key !== undefined) return keys.has(key) ? undefined : 'is not in the form'
  if (ofNumbers.includes(rule) && Number.isNaN(numberOf(value ?? undefined))) return 'is no number'
  if (ofDates.includes(rule) && value !== 'today' && !isIsoDate(String(value))) return 'is no day'
  if ((rule === 'equal' || rule === 'not_equal') && value === null) return 'has no value'
  return undefined
}
