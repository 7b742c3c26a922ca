import { hash, randomBytes } from 'node:crypto'

/** What each of our tokens begins with. Logs lose whatever begins so (`redact`). */
export const tokenKinds = {
  card: 'pt',
  travelDocument: 'td',
  phone: 'pv',
  file: 'fa',
  longOperation: 'lo',
  claimStatus: 'cs',
  user: 'us',
  signInLink: 'sl',
  claim: 'ct',
  operator: 'ok',
} as const

/** Whoever has it has access: 32 random bytes that nobody can guess. */
export function newToken(kind: keyof typeof tokenKinds): string {
  return `${tokenKinds[kind]}_${randomBytes(32).toString('base64url')}`
}

/** Databases store only this hash, so that a stolen copy gives access to nothing. Random bytes need no salt. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex')
}
