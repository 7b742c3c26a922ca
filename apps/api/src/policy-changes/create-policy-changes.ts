import { CANCEL_REASON, cancelPolicy, updatePolicy } from '@amparo/contract/policy-changes'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { Addresses } from '../addresses/create-addresses.ts'
import type { Billing } from '../billing/create-billing.ts'
import type { Clock } from '../platform/clock.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Policies } from '../policies/create-policies.ts'
import { createCancel } from './cancel.ts'
import { createChangeAddress } from './change-address.ts'
import { createChangeBilling } from './change-billing.ts'
import { operatorChangeRoutes } from './operator-changes.ts'

type Parts = {
  database: Database
  clock: Clock
  addresses: Pick<Addresses, 'verify'>
  policies: Policies
  billing: Billing
}

export type PolicyChanges = ReturnType<typeof createPolicyChanges>

/** Changes to a policy that has been bought, by the policyholder or by an operator for them. */
export function createPolicyChanges(parts: Parts) {
  const { policies } = parts
  const changeAddress = createChangeAddress(parts)
  const changeBilling = createChangeBilling(parts)
  const { cancel, replace } = createCancel(parts)

  return {
    replace,
    routes: [
      ...limited('policy_changes', [
        implement(updatePolicy, async (call) => {
          const { body } = call
          const policy = await policies.requireOwn(call, call.params.id)
          return 'address' in body ? changeAddress(call, policy, body.address) : changeBilling(call, policy, body)
        }),
        implement(cancelPolicy, async (call) => {
          const { id } = await policies.requireOwn(call, call.params.id)
          const result = await cancel(id, { author: 'policyholder', note: CANCEL_REASON }, call.log)
          return typeof result === 'string' ? call.refuse(result) : policies.details(result)
        }),
      ]),
      ...operatorChangeRoutes({ ...parts, cancel }),
    ],
  }
}
