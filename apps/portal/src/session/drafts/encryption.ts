/** A draft as it is stored: without the key, only its id and its expiry can be read (C-205, C-X36). */
export type EncryptedDraft = { localId: string; expiresAt: number; iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer }

const ALGORITHM = 'AES-GCM'

/** Non-extractable: no script, not even ours, can read the key out of the browser. */
export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
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
