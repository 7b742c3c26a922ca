import { timingSafeEqual } from 'node:crypto'
import { createDetailsEncryption } from '../platform/encrypted-details.ts'

/** Hex digits of each half of a token: 128 bits. */
const HALF = 32

/** Tokens for links in mail. They are made from the address alone, so that no row is stored for people who never open the link. */
export function createOptOutTokens(secret: string) {
  const { fingerprint } = createDetailsEncryption(secret)
  const proofOf = (addressHash: string) => fingerprint(['claim mail link', addressHash]).slice(0, HALF)
  const addressHash = (address: string) => fingerprint(['claim mail address', address.toLowerCase()]).slice(0, HALF)

  return {
    addressHash,
    tokenFor: (address: string) => addressHash(address) + proofOf(addressHash(address)),

    /** The hash of the address that a token is for. Null for a token that we did not make. */
    addressHashOf(token: string): string | null {
      const [hash, proof] = [token.slice(0, HALF), Buffer.from(token.slice(HALF))]
      const expected = Buffer.from(proofOf(hash))
      return proof.length === expected.length && timingSafeEqual(proof, expected) ? hash : null
    },
  }
}
