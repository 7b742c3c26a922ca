import { createClaimWidget as endpoint } from '@amparo/contract/claim-widget'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser } from './as-user.ts'

/** Creates a claim token for a policy. The answer also has the widget's address. */
export function createClaimWidget(app: AppParts, id: string, { signal }: { signal?: AbortSignal } = {}) {
  return asUser(app, endpoint, { params: { id } }, { ...(signal && { signal }) })
}
