import { readClaimWidget as endpoint } from '@amparo/contract/claim-widget'
import type { Platform } from '../../platform/platform.ts'

/** What the claim form needs to know about the policy of a token. The token is all that the form has: it knows no session. */
export function readClaimWidget({ api }: Platform, token: string) {
  return api(endpoint, { body: { token } })
}
