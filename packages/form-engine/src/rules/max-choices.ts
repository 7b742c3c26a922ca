import { countChoices } from '../count-choices.ts'
import { boundOf, numberOf, type Rule } from '../rule.ts'

/** C-105, and C-085 for the rows of a list. */
export const maxChoices: Rule = (answer, validation, scope) =>
  !(countChoices(answer) > numberOf(boundOf(validation, scope)))
