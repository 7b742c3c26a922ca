import { normalizedEmail } from '@amparo/rules/text/normalized-email'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { User } from '../users/create-users.ts'
import type { Policy } from './policy.ts'

/**
 * Whose a policy is. Somebody who proved an address has everything under it; a session has the quotes made in it and the policies bought in it.
 * A guest typed an address and proved nothing, so that the address counts for nothing (M-X49).
 */
export function policyOwners(encryption: Pick<DetailsEncryption, 'fingerprint'>) {
  const hashOf = (email: string) => encryption.fingerprint(['owner', normalizedEmail(email)])
  const provenHash = ({ email, is_guest }: User) => (email === null || is_guest ? null : hashOf(email))

  return {
    hashOf,
    provenHash,
    owns: (user: User, { owner_hash, session_id }: Pick<Policy, 'owner_hash' | 'session_id'>) =>
      session_id === user.session_id || owner_hash === provenHash(user),
  }
}
