import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Secrets of 32 bytes in hex. What is new is encrypted with the current one; what the previous ones have encrypted can still be read. */
export type Keyring = { current: string; previous: readonly string[] }

const IV_BYTES = 12
const TAG_BYTES = 16

/** Stands before what a key has encrypted, and says nothing about the key. */
export const keyIdOf = (secret: string) => hash('sha256', `amparo key id ${secret}`, 'hex').slice(0, 8)

/** A key for one use. */
export function keyFor(secret: string, use: string): KeyObject {
  // A key object: Node takes 25 µs to prepare plain bytes for each use.
  return createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', use, 32)))
}

/** Encrypts details, bound to what they belong to: the id of a claim, the number of a letter. */
export function createSealing({ current, previous }: Keyring) {
  const keys = [current, ...previous].map((secret) => ({ id: keyIdOf(secret), key: keyFor(secret, 'seal') }))
  const [now] = keys as [(typeof keys)[number]]

  return {
    /** How everything begins that the current key has encrypted. */
    mark: `${now.id}.`,

    encrypt(details: unknown, owner: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', now.key, iv).setAAD(Buffer.from(owner))
      const content = [cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]
      return `${now.id}.${Buffer.concat([iv, cipher.getAuthTag(), ...content]).toString('base64url')}`
    },

    /** What was encrypted before there were key ids is tried with every key: only the right one opens it. */
    decrypt(encrypted: string, owner: string): unknown {
      const [content = '', id] = encrypted.split('.').reverse()
      const candidates = keys.filter((key) => id === undefined || key.id === id)
      for (const { key } of candidates) {
        const opened = open(Buffer.from(content, 'base64url'), key, owner)
        if (opened !== null) return JSON.parse(opened)
      }
      throw new Error(
        candidates.length > 0 ? 'it cannot be decrypted: it was changed' : `its key ${id} is not in the settings`,
      )
    },
  }
}

function open(bytes: Buffer, key: KeyObject, owner: string): string | null {
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    return cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return null
  }
}
