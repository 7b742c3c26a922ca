import { listSecrets, rotateKeys } from '@amparo/contract/keys'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import { keyIdOf } from '@amparo/service/secrets/sealing'
import type { SecretKeys } from '../platform/encrypted-details.ts'
import { type SecretName, secretNames } from '../platform/keys/secret-names.ts'
import { countOlder, createEncryptAgain } from './encrypt-again.ts'

/** How long a call works before it answers. */
const LONGEST_MS = 5_000

type Parts = { database: Database; secret: (name: SecretName) => SecretKeys }

/** Changing secrets while the product runs: what older keys have encrypted is encrypted again with the current ones. */
export function createKeys({ database, secret }: Parts) {
  const statusOf = async (name: SecretName) => {
    const keys = secret(name)
    return {
      name,
      key_id: keyIdOf(keys.current),
      previous_key_ids: keys.previous.map(keyIdOf),
      left: await countOlder(database, name, keys),
    }
  }
  const encryptAgain = createEncryptAgain({ database, secret })
  const status = () => Promise.all(secretNames.map(statusOf))

  return {
    routes: [
      implement(listSecrets, async () => ({ secrets: await status() })),
      implement(rotateKeys, async ({ log }) => {
        const start = performance.now()
        const isTimeUp = () => performance.now() - start > LONGEST_MS
        const { changed, unreadable, isStuck } = await encryptAgain(isTimeUp)
        if (unreadable > 0) log.error({ unreadable }, 'values that no key opens')
        const left = (await status()).reduce((sum, one) => sum + one.left, 0)
        return { changed, unreadable, left, is_stuck: isStuck }
      }),
    ],
  }
}
