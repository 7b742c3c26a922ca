import { isSame } from '../is-same.ts'
import { boundOf, type Rule } from '../rule.ts'

/** C-098. */
export const notEqual: Rule = (answer, validation, scope) => !isSame(answer, boundOf(validation, scope))
