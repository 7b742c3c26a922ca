import type { QuestionValidation } from '@amparo/contract/claim-forms'
import type { Rule } from '../rule.ts'

/** Longer than any field that has a pattern; what formProblems lets pass takes at most the square of it. */
export const LONGEST_TESTED = 2_000

const compiled = new WeakMap<QuestionValidation, RegExp | null>()

/** C-099. */
export const regex: Rule = (answer, validation) => {
  const pattern = patternOf(validation)
  const text = typeof answer === 'number' ? String(answer) : answer
  return pattern === null || (typeof text === 'string' && text.length <= LONGEST_TESTED && pattern.test(text))
}

function patternOf(validation: QuestionValidation): RegExp | null {
  const found = compiled.get(validation)
  if (found !== undefined) return found
  const made = compile(String(validation.value))
  compiled.set(validation, made)
  return made
}

export function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}
