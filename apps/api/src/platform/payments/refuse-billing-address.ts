import type { BillingAddress } from '@amparo/contract/quotes'
import { billingAddressProblems } from '@amparo/rules/policies/billing-address'
import type { refuse as refuseCall } from '@amparo/service/app/implement'

type Refuse = (code: 'invalid_request', details: Parameters<typeof refuseCall>[1]) => never

/** Refuses a bad billing address with the same problems and paths in every call that takes one. */
export function refuseBillingAddress(address: BillingAddress, refuse: Refuse) {
  const problems = Object.entries(billingAddressProblems({ ...address, line2address: address.line2address ?? '' }))
  if (problems.length > 0)
    refuse('invalid_request', {
      problems: problems.map(([field, code]) => ({ path: `body.billing_address.${field}`, code })),
    })
}
