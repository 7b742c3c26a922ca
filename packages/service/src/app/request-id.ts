import { randomFillSync } from 'node:crypto'
import { groupReadableCode, readableCode } from '@amparo/rules/text/readable-code'

const LENGTH = 12
/** Random bytes for many ids: asking for twelve at a time took five times as long. */
const pool = new Uint8Array(256 * LENGTH)
let used = pool.length

/** `7KQ2-M4XD-9PBT`: 60 random bits, enough to find one request in the logs and too short to look like a card number. */
export function requestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += LENGTH
  return groupReadableCode(readableCode(pool.subarray(used - LENGTH, used)))
}

/** Whether it looks like one of ours; whoever reports an error may send anything. */
export function isRequestId(text: string): boolean {
  return /^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/.test(text)
}
