import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteValues } from '@amparo/rules/policies/quote-values'
import { emailOf, policyholder } from './policy-people.ts'

/** A quote or policy as values of the quote form. */
export function quoteValuesOf(policy: PolicyDetails): QuoteValues {
  const holder = policyholder(policy)
  const address = policy.geographic_location
  return {
    firstName: holder?.first_name ?? '',
    lastName: holder?.last_name ?? '',
    email: emailOf(policy) ?? '',
    birthdate: holder?.birthdate ?? '',
    gender: holder?.gender ?? '',
    line1Address: address.line_1_address,
    line2Address: address.line_2_address ?? '',
    city: address.municipality_name,
    state: address.state,
    postalCode: address.postal_code,
  }
}
