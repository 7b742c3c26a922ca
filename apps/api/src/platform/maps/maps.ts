import type { Address } from '@amparo/contract/policies'

export type AddressSuggestion = { id: string; label: string }

/** Addresses in the USA (M-056). Where nothing is suggested or found, the person types the address by hand. */
export type Maps = {
  /** Suggestions for what somebody has typed so far, best first. */
  suggest(text: string): Promise<AddressSuggestion[]>
  /** The address of a suggestion. Parts that the map does not know are empty. Null for an id that was never suggested. */
  find(id: string): Promise<Address | null>
  /** Where an address is. Null if there is no such place. */
  verify(address: Address): Promise<{ time_zone_id: string } | null>
}
