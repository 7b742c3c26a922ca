import { isSame } from '../is-same.ts'
import type { Rule } from '../rule.ts'

/** C-095: the same in both fields; two empty ones are the same. */
export const confirmationRequired: Rule = (answer, _, { confirm }) => isSame(answer, confirm)
