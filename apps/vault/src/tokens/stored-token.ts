import { createHash, randomBytes } from 'node:crypto'

/** The prefix of our own travel-document tokens; an issuer's token is a JWE and begins differently. */
export const TRAVEL_DOCUMENT_TOKEN = 'td_'
const STORED_AFTER_END_MS = 24 * 60 * 60 * 1000

export function newPanToken(): string {
  return `pt_${randomBytes(32).toString('base64url')}`
}

export function newTravelDocumentToken(): string {
  return `${TRAVEL_DOCUMENT_TOKEN}${randomBytes(32).toString('base64url')}`
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Single-use tokens that ended at this moment or before may be deleted. They stay a day past their end, so that a replica whose
 * clock is late still finds them and "expired" can be told from "unknown".
 */
export function lastEndToPurge(now: Date): Date {
  return new Date(now.getTime() - STORED_AFTER_END_MS)
}
