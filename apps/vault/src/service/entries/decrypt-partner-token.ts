import { compactDecrypt, decodeProtectedHeader } from 'jose'
import * as z from 'zod/mini'
import type { PartnerKeys } from '../../partner-keys-setting.ts'

/** The one way to seal. Anything else in the header, compression included, is refused before a key is touched. */
const Header = z.strictObject({
  alg: z.literal('dir'),
  enc: z.literal('A256GCM'),
  kid: z.string(),
  typ: z.optional(z.literal('JWT')),
})
const onlyOurWay = {
  keyManagementAlgorithms: ['dir' as const],
  contentEncryptionAlgorithms: ['A256GCM' as const],
  maxDecompressedLength: 0,
}

/** Who sealed the token and what is inside, or null when no key of the partner it names opens it. */
export async function decryptPartnerToken(
  token: string,
  keys: PartnerKeys,
): Promise<{ partner: string; content: unknown } | null> {
  const header = z.safeParse(Header, headerOf(token))
  if (!header.success) return null

  const partner = header.data.kid
  for (const key of keys.get(partner) ?? []) {
    const opened = await compactDecrypt(token, key, onlyOurWay).catch(() => null)
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
