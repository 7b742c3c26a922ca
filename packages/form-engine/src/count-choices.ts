import type { Answer } from '@amparo/contract/claim-forms'
import { isExtraKey } from './extra-fields.ts'

/** Boxes that are ticked, rows that are filled, questions of a group that are answered. */
export function countChoices(answer: Answer | undefined): number {
  if (answer === undefined) return 0
  if (Array.isArray(answer)) return answer.length
  return typeof answer === 'object' ? Object.keys(answer).filter((key) => !isExtraKey(key)).length : 1
}
