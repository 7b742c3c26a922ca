import { createHash, randomBytes } from 'node:crypto'

/** How our own ones begin; an issuer's is a JWE and begins otherwise. */
export const TRAVEL_DOCUMENT_TOKEN = 'td_'

export function newPanToken(): string {
  return `pt_${randomBytes(32).toString('base64url')}`
}

export function newTravelDocumentToken(): string {
  return `${TRAVEL_DOCUMENT_TOKEN}${randomBytes(32).toString('base64url')}`
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
