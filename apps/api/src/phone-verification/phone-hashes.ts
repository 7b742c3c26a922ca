import { createHmac, createSecretKey } from 'node:crypto'

export type PhoneHashes = ReturnType<typeof phoneHashes>

/** Keyed, because there are so few phones and codes that a plain hash could be reversed by trying them all. */
export function phoneHashes(secret: string) {
  const key = createSecretKey(secret, 'hex')
  // Only the last part can contain a zero byte, so two different lists never become the same text.
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url')

  return {
    ofPhone: (phone: string) => keyed('phone', phone),
    ofAddress: (address: string) => keyed('address', address),
    ofCode: (phone: string, code: string) => keyed('code', phone, code),
    ofToken: (token: string) => keyed('token', token),
  }
}
