import { readClaimWidget as endpoint } from '@amparo/contract/claim-widget'
import type { Platform } from '../../platform/platform.ts'

/** What the widget needs to know about the policy of a claim token. The widget has no user session. */
export function readClaimWidget({ api }: Platform, token: string) {
  return api(endpoint, { body: { token } })
}
