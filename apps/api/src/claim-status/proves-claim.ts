import { hash, timingSafeEqual } from 'node:crypto'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import { comparablePostalCode, comparableSurname } from '@amparo/rules/claims/claim-proof'
import { claimStatusAsks } from '@amparo/rules/claims/claim-status-asks'
import type { FoundClaim } from './status-tokens.ts'

export type Proof = {
  country: string
  postal_code?: string | undefined
  sur_name?: string | undefined
  isSurnameOn: boolean
}

/** A claim that nobody has, for numbers that nobody has: it is compared like any other. */
const nobodys = { country: 'USA', postal_code: '00000', last_name: 'Nobody' }

/** C-246, C-255, C-256. Everything is compared every time, whatever is asked for and whatever was wrong before. */
export function isProven(
  claim: FoundClaim,
  { country, postal_code = '', sur_name = '', isSurnameOn }: Proof,
  { countries }: Pick<Catalogue, 'countries'>,
): boolean {
  const place = countries.get(country)
  const { proof } = claimStatusAsks(place ?? { isPostalCodeRequired: true, isSurnameRequired: true }, { isSurnameOn })
  const stored = claim.id === null ? nobodys : claim

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

/** Nothing is never the same as nothing: who did not say a name did not prove one. */
function isSame(given: string, stored: string): boolean {
  const [one, other] = [given, stored].map((text) => hash('sha256', text, 'buffer')) as [Buffer, Buffer]
  return timingSafeEqual(one, other) && given !== ''
}
