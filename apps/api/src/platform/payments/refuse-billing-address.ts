import type { BillingAddress } from '@amparo/contract/quotes'
import { billingAddressProblems } from '@amparo/rules/policies/billing-address'
import type { refuse as refuseCall } from '@amparo/service/implement'

type Refuse = (code: 'invalid_request', details: Parameters<typeof refuseCall>[1]) => never

/** The address of a card, wherever one is sent: the same rules, and the same paths in the answer. */
export function refuseBillingAddress(address: BillingAddress, refuse: Refuse) {
  const problems = Object.entries(billingAddressProblems({ ...address, line2address: address.line2address ?? '' }))
  if (problems.length > 0)
    refuse('invalid_request', {
      problems: problems.map(([field, code]) => ({ path: `body.billing_address.${field}`, code })),
    })
}
