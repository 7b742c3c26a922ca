import { revokeTransfer as endpoint } from '@amparo/contract/draft-transfers'
import type { Input } from '@amparo/contract/endpoint'
import type { Platform } from '../../platform/platform.ts'

/** Ends a transfer that nobody has picked up. Nobody waits for it: if it fails, the transfer ends by itself. */
export function revokeTransfer({ api }: Pick<Platform, 'api'>, body: Input<typeof endpoint>['body']) {
  api(endpoint, { body }).catch(() => undefined)
}
