import type { QuestionValidation } from '@amparo/contract/claim-forms'
import { perDefinition } from '../definition/per-definition.ts'
import type { Rule } from './rule.ts'

/** Longer than any field with a pattern. Patterns that pass the check at load take at most quadratic time. */
const LONGEST_TESTED = 2_000

/** An answer must match a pattern (C-099). `formProblems` refuses forms with a pattern that could hang, before any answer is checked. */
export const regex: Rule = (answer, validation) => {
  const pattern = patternOf(validation)
  const text = typeof answer === 'number' ? String(answer) : answer
  return pattern === null || (typeof text === 'string' && text.length <= LONGEST_TESTED && pattern.test(text))
}

const patternOf = perDefinition(({ value }: QuestionValidation) => compilePattern(String(value)))

export function compilePattern(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}
