import type { Address, PolicyDetails } from '@amparo/contract/policies'
import type { PolicyChange, updatePolicy } from '@amparo/contract/policy-changes'
import type { Database } from '@amparo/database/database'
import { addressProblems } from '@amparo/rules/policies/address-form'
import { zipCodeOf } from '@amparo/rules/policies/us-address'
import type { Call } from '@amparo/service/app/implement'
import type { Addresses } from '../addresses/create-addresses.ts'
import type { Clock } from '../platform/clock.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'

type Given = Extract<PolicyChange, { address: unknown }>['address']
type UpdateCall = Pick<Call<typeof updatePolicy>, 'refuse'>
type Parts = { database: Database; clock: Clock; addresses: Pick<Addresses, 'verify'>; policies: Policies }

/** The statuses in which the address can be changed; not while a payment is overdue (M-228). */
const changeable = new Set(['bound', 'in_force'])

/** Changes the address within the same state (M-302). Price and coverages depend only on the state, so they stay the same. */
export function createChangeAddress({ database, clock, addresses, policies }: Parts) {
  const isChangeable = (policy: Policy) => changeable.has(policies.statusOf(policy))

  return async ({ refuse }: UpdateCall, policy: Policy, given: Given): Promise<PolicyDetails> => {
    refuseProblems(refuse, given)
    if (!isChangeable(policy)) return refuse('policy_not_editable')
    if (given.state !== policy.state) return refuse('needs_rewrite')
    const address = tidied(given)
    if (isSame(address, policy.people.address)) return policies.details(policy)
    const place = (await addresses.verify(address)) ?? refuse('invalid_geographical_location')
    const changed = await database.transaction(async (tx) => {
      const now = clock.now()
      const current = await policies.lock(tx, policy.id)
      if (!current || !isChangeable(current)) return null
      await policies.addToHistory(tx, policy.id, { kind: 'address_changed', author: 'policyholder', now })
      return policies.setAddress(tx, current, { address, time_zone_id: place.time_zone_id, now })
    })
    return policies.details(changed ?? refuse('policy_not_editable'))
  }
}

/** A state in which no policies are sold is not an invalid address: like any other state, it is refused as `needs_rewrite`. */
function refuseProblems(refuse: UpdateCall['refuse'], address: Given) {
  const found = addressProblems({
    line1Address: address.line_1_address,
    line2Address: address.line_2_address ?? '',
    city: address.municipality_name,
    state: address.state,
    postalCode: address.postal_code,
  })
  const codes = {
    line_1_address: found.line1Address,
    line_2_address: found.line2Address,
    municipality_name: found.city,
    state: found.state === 'state_unavailable' ? undefined : found.state,
    postal_code: found.postalCode,
  }
  const problems = Object.entries(codes).flatMap(([field, code]) =>
    code ? [{ path: `body.address.${field}`, code }] : [],
  )
  if (problems.length > 0) refuse('invalid_request', { problems })
}

function tidied(address: Given): Address {
  return {
    line_1_address: address.line_1_address.trim(),
    line_2_address: address.line_2_address?.trim() || null,
    municipality_name: address.municipality_name.trim(),
    state: address.state,
    postal_code: zipCodeOf(address.postal_code),
  }
}

function isSame(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field])
}
