import { createHash } from 'node:crypto'

const STORED_AFTER_END_MS = 24 * 60 * 60 * 1000

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Single-use tokens that ended at this moment or before may be deleted. They stay a day past their end, so that a replica whose
 * clock is late still finds them and "expired" can be told from "unknown".
 */
export function lastEndToDelete(now: Date): Date {
  return new Date(now.getTime() - STORED_AFTER_END_MS)
}
