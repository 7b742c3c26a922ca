import type { QuestionValidation } from '@amparo/contract/claim-forms'
import { perDefinition } from '../definition/per-definition.ts'
import { unsafePattern } from '../pattern/unsafe-pattern.ts'
import type { Rule } from './rule.ts'

/** Longer than any field with a pattern. A pattern that unsafePattern accepts takes at most quadratic time. */
const LONGEST_TESTED = 2_000

/** An answer matches a pattern (C-099). A pattern that could hang never runs, here or in the browser: it fails no answer. */
export const regex: Rule = (answer, validation) => {
  const pattern = patternOf(validation)
  const text = typeof answer === 'number' ? String(answer) : answer
  return pattern === null || (typeof text === 'string' && text.length <= LONGEST_TESTED && pattern.test(text))
}

const patternOf = perDefinition(({ value }: QuestionValidation): RegExp | null => {
  const pattern = compilePattern(String(value))
  return pattern && unsafePattern(String(value)) === undefined ? pattern : null
})

export function compilePattern(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}
