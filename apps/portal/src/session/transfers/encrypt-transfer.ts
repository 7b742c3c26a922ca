/** Version, salt, initialization vector, then the ciphertext. */
const VERSION = 1
const [SALT_AT, IV_AT, BODY_AT] = [1, 17, 29]
/** As recommended by OWASP for SHA-256. The key has 80 random bits: this makes each guess expensive as well. */
const ROUNDS = 600_000
const ALGORITHM = 'AES-GCM'

/** The content was changed or cut, or the key is another one. */
export class TransferUnreadable extends Error {
  override name = 'TransferUnreadable'
}

type Secret = {
  /** The second part of the link; no server ever sees it. */
  key: string
  draftId: string
}

/** Encrypts a draft for another device. The result can be read with the key only, and for this draft only. */
export async function encryptTransfer(value: unknown, { key, draftId }: Secret): Promise<string> {
  const head = crypto.getRandomValues(new Uint8Array(BODY_AT))
  head[0] = VERSION
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const body = await crypto.subtle.encrypt(parameters(head, draftId), await stretched(key, head), plain)
  const whole = new Uint8Array(BODY_AT + body.byteLength)
  whole.set(head)
  whole.set(new Uint8Array(body), BODY_AT)
  return base64url(whole)
}

/** Throws `TransferUnreadable` for a wrong key, and for content that is not exactly what was encrypted. */
export async function decryptTransfer(content: string, { key, draftId }: Secret): Promise<unknown> {
  try {
    const whole = bytesOf(content)
    if (whole[0] !== VERSION || whole.length <= BODY_AT) throw new TransferUnreadable()
    const secret = await stretched(key, whole)
    const plain = await crypto.subtle.decrypt(parameters(whole, draftId), secret, whole.slice(BODY_AT))
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    throw new TransferUnreadable()
  }
}

function parameters(whole: Uint8Array<ArrayBuffer>, draftId: string) {
  return { name: ALGORITHM, iv: whole.slice(IV_AT, BODY_AT), additionalData: new TextEncoder().encode(draftId) }
}

async function stretched(key: string, whole: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'PBKDF2', false, ['deriveKey'])
  const salt = whole.slice(SALT_AT, IV_AT)
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  return crypto.subtle.deriveKey(way, typed, { name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
