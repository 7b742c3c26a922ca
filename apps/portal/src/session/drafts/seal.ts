/** What is written to the disk: nothing but an id and an end can be read without the key (C-205, C-X36). */
export type Sealed = { localId: string; expiresAt: number; iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer }

const ALGORITHM = 'AES-GCM'

/** Non-extractable: no script, ours included, can read it out of the browser. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function seal(
  key: CryptoKey,
  { localId, expiresAt, value }: Pick<Sealed, 'localId' | 'expiresAt'> & { value: unknown },
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const body = await crypto.subtle.encrypt(parameters(iv, localId), key, plain)
  return { localId, expiresAt, iv, body }
}

/** Throws for what was changed, moved to another id, or sealed with another key. */
export async function unseal(key: CryptoKey, { localId, iv, body }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(parameters(iv, localId), key, body)))
}

function parameters(iv: Uint8Array<ArrayBuffer>, localId: string) {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(localId) }
}
