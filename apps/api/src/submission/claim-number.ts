import { unambiguousNumber } from '../platform/unambiguous-number.ts'

/** Short enough for every claim status form (C-253). */
const LENGTH = 9

export function newClaimNumber(): string {
  return unambiguousNumber(LENGTH)
}
