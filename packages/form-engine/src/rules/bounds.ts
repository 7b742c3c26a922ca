import type { Answer } from '@amparo/contract/claim-forms'
import { isExtraKey } from '../answers/extra-fields.ts'
import { boundOf, numberOf, type Rule } from './rule.ts'

/** Lengths (C-100, C-101), values (C-102, C-103), and the number of choices or entries (C-104, C-105, C-085). */
export const minLength = atLeast(lengthOf)
export const maxLength = atMost(lengthOf)
export const minValue = atLeast(numberOf)
export const maxValue = atMost(numberOf)
export const minChoices = atLeast(countChoices)
export const maxChoices = atMost(countChoices)

type Measure = (answer: Answer | undefined) => number

/** Written as a negation, because a bound that is not a number (NaN) must not fail any answer. */
function atLeast(measure: Measure): Rule {
  return (answer, validation, scope) => !(measure(answer) < numberOf(boundOf(validation, scope)))
}

function atMost(measure: Measure): Rule {
  return (answer, validation, scope) => !(measure(answer) > numberOf(boundOf(validation, scope)))
}

/** In characters as people count them: an emoji is one. */
function lengthOf(answer: Answer | undefined): number {
  return typeof answer === 'object' ? 0 : [...String(answer)].length
}

/** Boxes ticked, entries filled in, or questions of a group that are answered. */
function countChoices(answer: Answer | undefined): number {
  if (answer === undefined) return 0
  if (Array.isArray(answer)) return answer.length
  return typeof answer === 'object' ? Object.keys(answer).filter((key) => !isExtraKey(key)).length : 1
}
