import { createHmac } from 'node:crypto'
import { createSealing, type Keyring, keyFor } from '@amparo/service/secrets/sealing'

/** `hashes` is the key of hashes. It stays when the secret changes, because what is hashed cannot be hashed again. */
export type SecretKeys = Keyring & { hashes: string }

/** Encrypts personal details with a key that the database does not hold, bound to what they belong to. One secret alone is also the key of hashes. */
export function createDetailsEncryption(secret: string | SecretKeys) {
  const keys = typeof secret === 'string' ? { current: secret, previous: [], hashes: secret } : secret
  const { encrypt, decrypt } = createSealing(keys)
  const fingerprintKey = keyFor(keys.hashes, 'fingerprint')

  return {
    encrypt,
    decrypt,
    /** Keyed, because what is short, such as an account number, could be found from a plain hash. */
    fingerprint: (parts: readonly unknown[]) =>
      createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest('hex'),
  }
}

export type DetailsEncryption = ReturnType<typeof createDetailsEncryption>
