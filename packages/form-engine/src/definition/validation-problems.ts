import type { QuestionValidation } from '@amparo/contract/claim-forms'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { unsafePattern } from '../pattern/unsafe-pattern.ts'
import { compilePattern } from '../rules/regex.ts'
import { numberOf, referenceIn } from '../rules/rule.ts'
import { rules } from '../rules/rules.ts'

const numberRules = ['min_length', 'max_length', 'min_value', 'max_value', 'min_choices', 'max_choices']
const dateRules = ['date_after', 'date_before', 'date_after_custom_error']

export function validationProblems(validation: QuestionValidation, keys: ReadonlySet<string>): string[] {
  const { rule, value, custom_error_message } = validation
  if (!rules.has(rule)) return [`has the unknown rule ${rule}`]
  const problems: string[] = []
  const problem = patternProblem(validation) ?? boundProblem(validation, keys)
  if (problem) problems.push(`${rule}: ${String(value)} ${problem}`)
  // This rule always shows a message of its own (C-X31).
  if (rule === 'date_after_custom_error' && custom_error_message === null) problems.push(`${rule}: has no message`)

  return problems
}

function patternProblem({ rule, value }: QuestionValidation): string | undefined {
  if (rule !== 'regex') return undefined
  return typeof value === 'string' && compilePattern(value) ? unsafePattern(value) : 'is no regular expression'
}

function boundProblem({ rule, value }: QuestionValidation, keys: ReadonlySet<string>): string | undefined {
  if (rule === 'regex') return undefined
  const key = referenceIn(value)
  if (key !== undefined) return keys.has(key) ? undefined : 'is not in the form'
  if (numberRules.includes(rule) && Number.isNaN(numberOf(value ?? undefined))) return 'is no number'
  if (dateRules.includes(rule) && value !== 'today' && !isIsoDate(String(value))) return 'is no day'
  if ((rule === 'equal' || rule === 'not_equal') && value === null) return 'has no value'
  return undefined
}
