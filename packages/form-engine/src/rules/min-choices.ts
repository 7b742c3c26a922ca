import { countChoices } from '../count-choices.ts'
import { boundOf, numberOf, type Rule } from '../rule.ts'

/** C-104. */
export const minChoices: Rule = (answer, validation, scope) =>
  !(countChoices(answer) < numberOf(boundOf(validation, scope)))
