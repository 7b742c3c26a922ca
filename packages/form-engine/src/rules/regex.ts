import type { QuestionValidation } from '@amparo/contract/claim-forms'
import { perDefinition } from '../per-definition.ts'
import type { Rule } from '../rule.ts'

/** Longer than any field that has a pattern; what formProblems lets pass takes at most the square of it. */
export const LONGEST_TESTED = 2_000

/** C-099. */
export const regex: Rule = (answer, validation) => {
  const pattern = patternOf(validation)
  const text = typeof answer === 'number' ? String(answer) : answer
  return pattern === null || (typeof text === 'string' && text.length <= LONGEST_TESTED && pattern.test(text))
}

const patternOf = perDefinition(({ value }: QuestionValidation): RegExp | null => compile(String(value)))

export function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}
