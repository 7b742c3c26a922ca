import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts personal details with a key that the database does not hold, bound to what they belong to: the id of a claim, the number of a letter. */
export function createDetailsEncryption(secret: string) {
  // A key object: Node takes 25 µs to prepare plain bytes for each use.
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', use, 32)))
  const [encryptionKey, fingerprintKey] = [keyFor('seal'), keyFor('fingerprint')]

  return {
    encrypt(details: unknown, owner: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(owner))
      const content = [cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]
      return Buffer.concat([iv, cipher.getAuthTag(), ...content]).toString('base64url')
    },

    decrypt(encrypted: string, owner: string): unknown {
      const bytes = Buffer.from(encrypted, 'base64url')
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
      const cipher = createDecipheriv('aes-256-gcm', encryptionKey, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return JSON.parse(cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8'))
    },

    /** Keyed, because what is short, such as an account number, could be found from a plain hash. */
    fingerprint: (parts: readonly unknown[]) =>
      createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest('hex'),
  }
}

export type DetailsEncryption = ReturnType<typeof createDetailsEncryption>
