import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import * as z from 'zod/mini'
import type { PartnerKeys } from '../settings/partner-keys-setting.ts'
import type { PartnerTokenClaims } from './partner-token-claims.ts'

/** The only encryption we accept. Any other header, compression included, is refused before a key is used. */
const Header = z.strictObject({
  alg: z.literal('dir'),
  enc: z.literal('A256GCM'),
  kid: z.string(),
  typ: z.optional(z.literal('JWT')),
})
const acceptedEncryption = {
  keyManagementAlgorithms: ['dir' as const],
  contentEncryptionAlgorithms: ['A256GCM' as const],
  maxDecompressedLength: 0,
}

/** The partner that encrypted the token and its content, or null if no key of the partner it names decrypts it. */
export async function decryptPartnerToken(
  token: string,
  keys: PartnerKeys,
): Promise<{ partner: string; content: unknown } | null> {
  const header = z.safeParse(Header, headerOf(token))
  if (!header.success) return null

  const partner = header.data.kid
  for (const key of keys.get(partner) ?? []) {
    const opened = await compactDecrypt(token, key, acceptedEncryption).catch(() => null)
    if (opened) return { partner, content: jsonIn(opened.plaintext) }
  }
  return null
}

function headerOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return null
  }
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}

/** What a partner does (the example in docs/partners.md); for our command and our tests. */
export async function encryptPartnerToken(
  claims: PartnerTokenClaims,
  { partner, key }: { partner: string; key: Uint8Array },
): Promise<string> {
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: partner })
    .encrypt(key)
}
