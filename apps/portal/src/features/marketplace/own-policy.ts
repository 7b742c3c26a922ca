import { isEditable } from '@amparo/rules/policies/policy-status'

/** The policy that somebody who signs in wants to see: the first one that is not over (M-X07). */
export function ownPolicy<P extends { status_code: string }>(policies: readonly P[]): P | undefined {
  return policies.find(({ status_code }) => isEditable(status_code))
}
