/**
 * A draft as it is stored: without its key, only its id, its expiry and whose half of the key it needs can be read (C-205, C-X36).
 * Without `keyId` it was stored before keys had halves.
 */
export type EncryptedDraft = {
  localId: string
  expiresAt: number
  iv: Uint8Array<ArrayBuffer>
  body: ArrayBuffer
  keyId?: string
}

const ALGORITHM = 'AES-GCM'

/** This browser's half. Non-extractable: no script, not even ours, can read it. */
export async function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

/** Combines both halves into the key, as HKDF extracts one. Somebody who has only one half knows nothing about the key. */
export async function combine(key: CryptoKey, half: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`amparo draft ${half}`))
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])
}

type Plain = Pick<EncryptedDraft, 'localId' | 'expiresAt'> & { value: unknown }

export async function encrypt(key: CryptoKey, { localId, expiresAt, value }: Plain): Promise<EncryptedDraft> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const body = await crypto.subtle.encrypt(parameters(iv, localId), key, plain)
  return { localId, expiresAt, iv, body }
}

/** Throws if the draft was changed, stored under another id, or encrypted with another key. */
export async function decrypt(key: CryptoKey, { localId, iv, body }: EncryptedDraft): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(parameters(iv, localId), key, body)))
}

function parameters(iv: Uint8Array<ArrayBuffer>, localId: string) {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(localId) }
}
