import { CompactEncrypt } from 'jose'
import type { PartnerTokenClaims } from './partner-token-claims.ts'

/** What a partner does, and the example in docs/partners.md: for our command and our tests. */
export async function sealPartnerToken(
  claims: PartnerTokenClaims,
  { partner, key }: { partner: string; key: Uint8Array },
): Promise<string> {
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: partner })
    .encrypt(key)
}
