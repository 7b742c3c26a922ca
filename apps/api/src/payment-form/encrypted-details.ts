import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Where somebody is paid, unreadable without a key that the database does not hold, and worth nothing under another claim. */
export function createSeal(secret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', use, 32))
  const [sealing, marking] = [keyFor('seal'), keyFor('fingerprint')]

  return {
    seal(details: unknown, claimId: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(claimId))
      const content = [cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]
      return Buffer.concat([iv, cipher.getAuthTag(), ...content]).toString('base64url')
    },

    /** For whoever pays: no call of ours shows it. */
    open(sealed: string, claimId: string): unknown {
      const bytes = Buffer.from(sealed, 'base64url')
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
      const cipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(claimId)).setAuthTag(tag)
      return JSON.parse(cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8'))
    },

    /** Keyed: an account has too few digits for a bare hash to hide. */
    fingerprint: (parts: readonly unknown[]) =>
      createHmac('sha256', marking).update(JSON.stringify(parts)).digest('hex'),
  }
}

export type Seal = ReturnType<typeof createSeal>
