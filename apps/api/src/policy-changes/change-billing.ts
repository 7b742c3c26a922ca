import type { PolicyDetails } from '@amparo/contract/policies'
import type { PolicyChange, updatePolicy } from '@amparo/contract/policy-changes'
import type { Call } from '@amparo/service/app/implement'
import type { Billing } from '../billing/create-billing.ts'
import { refuseBillingAddress } from '../platform/payments/refuse-billing-address.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'

type Given = Extract<PolicyChange, { payment_info: unknown }>
type Parts = { policies: Policies; billing: Pick<Billing, 'changeCard'> }

/** Changes the card and its billing address (M-303). If the policy is overdue, the new card is charged, and the old one stays if that fails (M-230). */
export function createChangeBilling({ policies, billing }: Parts) {
  return async (
    { refuse, log }: Pick<Call<typeof updatePolicy>, 'refuse' | 'log'>,
    policy: Policy,
    given: Given,
  ): Promise<PolicyDetails> => {
    refuseBillingAddress(given.billing_address, refuse)
    const result = await billing.changeCard(policy.id, given, { author: 'policyholder', log })
    if (result.is === 'not_editable') return refuse('policy_not_editable')
    if (result.is === 'amount_changed') return refuse('amount_changed')
    if (result.is === 'in_progress') return refuse('payment_in_progress')
    if (result.is === 'declined') return refuse(result.code)
    return policies.details((await policies.find(policy.id)) ?? refuse('not_found'))
  }
}
