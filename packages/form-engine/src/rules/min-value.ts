import { boundOf, numberOf, type Rule } from '../rule.ts'

/** C-102. */
export const minValue: Rule = (answer, validation, scope) => !(numberOf(answer) < numberOf(boundOf(validation, scope)))
