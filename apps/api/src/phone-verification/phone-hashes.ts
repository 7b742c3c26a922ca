import { createHmac } from 'node:crypto'

export type PhoneHashes = ReturnType<typeof phoneHashes>

/** There are few phones and fewer codes, so that a hash without a key could be undone by trying them all. */
export function phoneHashes(secret: string) {
  const key = Buffer.from(secret, 'hex')
  // No part but the last can hold a zero byte, so two different lists never become one text.
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url')

  return {
    ofPhone: (phone: string) => keyed('phone', phone),
    ofAddress: (address: string) => keyed('address', address),
    ofCode: (phone: string, code: string) => keyed('code', phone, code),
    ofToken: (token: string) => keyed('token', token),
  }
}
