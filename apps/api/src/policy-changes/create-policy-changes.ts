import { updatePolicy } from '@amparo/contract/policy-changes'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/implement'
import type { Addresses } from '../addresses/create-addresses.ts'
import type { Clock } from '../platform/clock.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Policies } from '../policies/create-policies.ts'
import { createChangeAddress } from './change-address.ts'

type Parts = { database: Database; clock: Clock; addresses: Pick<Addresses, 'verify'>; policies: Policies }

/** What a policyholder changes of a policy that was bought. */
export function createPolicyChanges(parts: Parts) {
  const { policies } = parts
  const changeAddress = createChangeAddress(parts)

  return {
    routes: limited('policy_changes', [
      implement(updatePolicy, async (call) => {
        const policy = await policies.requireOwn(call, call.params.id)
        if ('address' in call.body) return changeAddress(call, policy, call.body.address)
        return call.refuse('policy_not_editable')
      }),
    ]),
  }
}
