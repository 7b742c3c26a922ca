import { setImmediate as otherWork } from 'node:timers/promises'
import { hasCardNumber } from '@amparo/rules/card/has-card-number'

const PIECE = 64 * 1024
/** Longer than any card number with its separators, so that one on the edge of two pieces is whole in the second. */
const OVERLAP = 128

/** Piece by piece, so that a text of 25 MB does not keep everybody else waiting. */
export async function hasCardInside(text: string): Promise<boolean> {
  for (let start = 0; start < text.length; start += PIECE - OVERLAP) {
    if (hasCardNumber(text.slice(start, start + PIECE))) return true
    await otherWork()
  }
  return false
}
