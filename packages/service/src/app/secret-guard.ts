import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerOf, type Guard } from './mount-routes.ts'
import { Refused } from './refused.ts'

/** Accepts a call that carries the secret as a bearer token, and no other scheme. */
export function secretGuard(secret: string): Guard {
  return (request) => {
    if (!isSecret(bearerOf(request) ?? '', secret)) throw new Refused('unauthorized')
    return null
  }
}

/** In constant time, whatever the lengths are. An empty text is never a secret. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(fingerprint(given), fingerprint(secret)) && given !== ''
}

function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
