import type { Answer } from '@amparo/contract/claim-forms'

/** A number and its digits are the same: a bound in a definition may be written either way. */
export function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  return plain(one) === plain(other)
}

function plain(answer: Answer | undefined): string | undefined {
  return typeof answer === 'object' ? JSON.stringify(answer) : answer === undefined ? undefined : String(answer)
}
