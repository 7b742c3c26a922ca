import { createHash, timingSafeEqual } from 'node:crypto'
import type { Guard } from './mount-routes.ts'
import { Refused } from './refused.ts'

/** Lets a call through when it carries the secret as a bearer, compared in constant time. */
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
