import { boundOf, numberOf, type Rule } from '../rule.ts'

/** C-103. */
export const maxValue: Rule = (answer, validation, scope) => !(numberOf(answer) > numberOf(boundOf(validation, scope)))
