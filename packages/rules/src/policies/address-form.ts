import { isAddressLine, isZipCode, MOST_ADDRESS_LINE } from './us-address.ts'
import { isSupportedState, isUsState } from './us-states.ts'

/** An address as it was typed, with the quote form's field names. */
export type AddressValues = {
  line1Address: string
  line2Address: string
  city: string
  state: string
  postalCode: string
}
export type AddressProblem =
  | 'address_missing'
  | 'address_too_long'
  | 'city_missing'
  | 'state_missing'
  | 'state_unavailable'
  | 'zip_missing'
export type AddressProblems = Partial<Record<keyof AddressValues, AddressProblem>>

/** For each field of a policyholder's address, the first rule that it breaks (M-067 to M-074). */
export function addressProblems(values: AddressValues): AddressProblems {
  const state = stateProblem(values.state)
  return {
    ...(!isAddressLine(values.line1Address) && { line1Address: 'address_missing' as const }),
    ...(values.line2Address.trim().length > MOST_ADDRESS_LINE && { line2Address: 'address_too_long' as const }),
    ...(!isAddressLine(values.city) && { city: 'city_missing' as const }),
    ...(state && { state }),
    ...(!isZipCode(values.postalCode) && { postalCode: 'zip_missing' as const }),
  }
}

function stateProblem(state: string): 'state_missing' | 'state_unavailable' | null {
  if (!isUsState(state)) return 'state_missing'
  return isSupportedState(state) ? null : 'state_unavailable'
}
