import { createCipheriv, createDecipheriv, hash, hkdfSync } from 'node:crypto'

const TAG_BYTES = 16
const LAST = 1

/**
 * Frames of one file. Each is bound to its place and to whether it is the last one, so that frames cannot be changed, swapped or cut off
 * without being noticed. The key is used for one file only, so that counting frames makes no nonce twice.
 */
export function createFrameCipher({ secret, salt, header }: { secret: string; salt: string; header: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'amparo backup', 32))
  const about = Buffer.from(header)
  let place = 0

  const nextNonce = (isLast: boolean) => {
    const nonce = Buffer.alloc(12)
    nonce.writeUIntBE(place++, 0, 6)
    nonce.writeUInt8(isLast ? LAST : 0, 11)
    return nonce
  }

  return {
    encrypt(content: Buffer, isLast: boolean): Buffer {
      const cipher = createCipheriv('aes-256-gcm', key, nextNonce(isLast)).setAAD(about)
      const encrypted = [cipher.update(content), cipher.final()]
      return Buffer.concat([...encrypted, cipher.getAuthTag()])
    },

    /** Null if the frame is not what was written here. */
    decrypt(frame: Buffer, isLast: boolean): Buffer | null {
      const nonce = nextNonce(isLast)
      if (frame.length < TAG_BYTES) return null
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(about)
      cipher.setAuthTag(frame.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([cipher.update(frame.subarray(0, -TAG_BYTES)), cipher.final()])
      } catch {
        return null
      }
    },
  }
}

/** Says which key a backup was made with, and nothing about the key. */
export function keyIdOf(secret: string, salt: string): string {
  return hash('sha256', Buffer.from(hkdfSync('sha256', secret, salt, 'amparo backup key id', 32)), 'hex').slice(0, 16)
}
