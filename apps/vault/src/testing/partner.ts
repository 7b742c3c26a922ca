import { randomUUID } from 'node:crypto'
import { encryptPartnerToken } from '../partner-entries/partner-token-encryption.ts'
import { PORTAL } from './vault.ts'

export const KEY = Buffer.alloc(32, 1)
export const NEXT_KEY = Buffer.alloc(32, 2)
export const OTHER_KEY = Buffer.alloc(32, 3)
export const partnerKeys = new Map([
  ['bank', [NEXT_KEY, KEY]],
  ['other', [OTHER_KEY]],
])

export const CARD = '9840 0210 6446 4051'
const START_S = Date.parse('2026-11-15T10:00:00Z') / 1000

/** Claims of a partner token; `iat` and `exp` are seconds after the start of the test vault. */
export function claimsOf({ iat = 0, exp = 300, ...others }: Record<string, unknown> = {}) {
  const seconds = (time: unknown) => (typeof time === 'number' ? START_S + time : time)
  const usual = { jti: randomUUID(), purpose: 'prefill', card_number: CARD }
  return { ...usual, iat: seconds(iat), exp: seconds(exp), ...others }
}

export function sealed(claims: Record<string, unknown> = {}, { partner = 'bank', key = KEY } = {}): Promise<string> {
  return encryptPartnerToken(claimsOf(claims) as never, { partner, key })
}

/** Each caller has its own address, so that no rate limit interferes. */
export const caller = (number: number) => ({ from: `198.51.100.${number}`, headers: { origin: PORTAL } })
