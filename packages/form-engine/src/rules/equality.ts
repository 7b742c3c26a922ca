import type { Answer } from '@amparo/contract/claim-forms'
import { boundOf, type Rule } from './rule.ts'

/** An answer equals a value or another answer (C-096). Without the other answer there is nothing to compare with. */
export const equal: Rule = (answer, validation, scope) => {
  const bound = boundOf(validation, scope)
  return bound === undefined || isSame(answer, bound)
}

/** An answer differs from a value or another answer (C-098). */
export const notEqual: Rule = (answer, validation, scope) => !isSame(answer, boundOf(validation, scope))

/** Both fields hold the same, or both are empty (C-095). */
export const confirmationRequired: Rule = (answer, _, { confirm }) => isSame(answer, confirm)

/** A number and its digits are the same, as a definition may write a bound either way. */
function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  return plain(one) === plain(other)
}

function plain(answer: Answer | undefined): string | undefined {
  return typeof answer === 'object' ? JSON.stringify(answer) : answer === undefined ? undefined : String(answer)
}
