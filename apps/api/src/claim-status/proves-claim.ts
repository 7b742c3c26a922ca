import { hash, timingSafeEqual } from 'node:crypto'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import { comparablePostalCode, comparableSurname } from '@amparo/rules/claims/claim-proof'
import { claimStatusAsks } from '@amparo/rules/claims/claim-status-asks'
import type { ComparedClaim } from '../claim-register/create-claim-register.ts'

export type Proof = {
  country: string
  postal_code?: string | undefined
  sur_name?: string | undefined
  isSurnameOn: boolean
}

/** Stands in for a number that no claim has, so that it is compared like any other. */
const placeholder = { country: 'USA', postal_code: '00000', last_name: 'Nobody' }

/**
 * Whether the postal code or surname that the country asks for is right (C-246, C-255, C-256). Everything is compared every time, so that
 * the time it takes reveals nothing.
 */
export function provesClaim(
  claim: ComparedClaim,
  { country, postal_code = '', sur_name = '', isSurnameOn }: Proof,
  { countries }: Pick<Catalogue, 'countries'>,
): boolean {
  const place = countries.get(country)
  const { proof } = claimStatusAsks(place ?? { isPostalCodeRequired: true, isSurnameRequired: true }, { isSurnameOn })
  const stored = claim.id === null ? placeholder : claim

  const right = {
    country: isSame(country, stored.country),
    postal_code: isSame(
      comparablePostalCode(postal_code, country),
      comparablePostalCode(stored.postal_code ?? '', country),
    ),
    surname: isSame(comparableSurname(sur_name), comparableSurname(stored.last_name ?? '')),
  }
  const holds = proof === null || right[proof]
  return claim.id !== null && place?.isClaimStatusVisible === true && right.country && holds
}

/** Empty never equals empty: a person who gave no surname has proved none. */
function isSame(given: string, stored: string): boolean {
  const [one, other] = [given, stored].map((text) => hash('sha256', text, 'buffer')) as [Buffer, Buffer]
  return timingSafeEqual(one, other) && given !== ''
}
