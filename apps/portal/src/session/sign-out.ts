import { signOut as endpoint } from '@amparo/contract/cards'
import type { Platform } from '../platform/platform.ts'

/** Revokes a card token. Nobody waits for it: if it fails, the token expires later by itself. */
export function signOut({ api }: Pick<Platform, 'api'>, panToken: string) {
  api(endpoint, { body: { pan_token: panToken } }).catch(() => undefined)
}
