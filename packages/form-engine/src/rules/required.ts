import type { Rule } from '../rule.ts'

/** C-093. Empty answers are absent once they are normalised. */
export const required: Rule = (answer) => answer !== undefined
