import { isAddressLine, isZipCode, MOST_ADDRESS_LINE } from './us-address.ts'
import { isUsState } from './us-states.ts'

/** A billing address of its own, in the purchase's spelling (M-X21). */
export type BillingAddressValues = {
  line1Address: string
  line2address: string
  city: string
  state: string
  postalCode: string
}
export type BillingAddressProblem =
  | 'address_missing'
  | 'address_too_long'
  | 'city_missing'
  | 'state_missing'
  | 'zip_invalid'
export type BillingAddressProblems = Partial<Record<keyof BillingAddressValues, BillingAddressProblem>>

/** The first rule that each field fails (M-158 to M-161). A card may be billed in any state, not only where policies are sold. */
export function billingAddressProblems(address: BillingAddressValues): BillingAddressProblems {
  return {
    ...(!isAddressLine(address.line1Address) && { line1Address: 'address_missing' as const }),
    ...(address.line2address.trim().length > MOST_ADDRESS_LINE && { line2address: 'address_too_long' as const }),
    ...(!isAddressLine(address.city) && { city: 'city_missing' as const }),
    ...(!isUsState(address.state) && { state: 'state_missing' as const }),
    ...(!isZipCode(address.postalCode) && { postalCode: 'zip_invalid' as const }),
  }
}
