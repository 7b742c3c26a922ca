import { createHash, timingSafeEqual } from 'node:crypto'
import type { Guard } from './mount-routes.ts'
import { Refused } from './refused.ts'

/** Accepts a call that carries the secret as a bearer token; compares in constant time. */
export function secretGuard(secret: string): Guard {
  const expected = fingerprint(secret)
  return (request) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!timingSafeEqual(fingerprint(given), expected)) throw new Refused('unauthorized')
  }
}

function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
