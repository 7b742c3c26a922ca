import { createClaimWidget as endpoint } from '@amparo/contract/claim-widget'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser } from './as-user.ts'

/** A token for the claim form of a policy, and the form's page. */
export function createClaimWidget(app: AppParts, id: string, { signal }: { signal?: AbortSignal } = {}) {
  return asUser(app, endpoint, { params: { id } }, { ...(signal && { signal }) })
}
