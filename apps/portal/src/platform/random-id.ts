import { hexOf } from './hex-of.ts'

/** Without TLS there is no `randomUUID`. */
export function randomId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}
