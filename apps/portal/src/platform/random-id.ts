import { hexOf } from './hex-of.ts'

/** 32 hex digits. Not `randomUUID`, because pages without TLS do not have it. */
export function randomId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)))
}
