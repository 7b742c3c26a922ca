import { randomBytes } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import { createSealing, type Keyring } from '@amparo/service/secrets/sealing'
import { BadSettings } from '@amparo/service/settings/settings'
import type { SecretKeys } from '../encrypted-details.ts'

type Secret = { name: string; setting: string; keyring: Keyring }

/**
 * Finds the keys of hashes in the database. The first start makes them: at random, or, where there are hashes already, as the secrets themselves, with
 * which those were made. Throws if a secret is not one that this database was used with.
 */
export async function openHashKeys(database: Database, secrets: readonly Secret[]): Promise<Map<string, SecretKeys>> {
  const stored = async () =>
    new Map(
      (await database.query<{ name: string; sealed_key: string }>('SELECT name, sealed_key FROM hash_keys')).map(
        ({ name, sealed_key }) => [name, sealed_key],
      ),
    )
  let known = await stored()
  const missing = secrets.filter(({ name }) => !known.has(name))
  if (missing.length > 0) {
    const isNew = await hasNoHashes(database)
    const values = missing.map(({ name, keyring }) =>
      createSealing(keyring).encrypt(isNew ? randomBytes(32).toString('hex') : keyring.current, name),
    )
    // Of replicas that start together, one makes them.
    await database.query(
      `INSERT INTO hash_keys (name, sealed_key) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
      [missing.map(({ name }) => name), values],
    )
    known = await stored()
  }
  return new Map(secrets.map((secret) => [secret.name, opened(secret, known.get(secret.name) ?? '')]))
}

function opened({ name, setting, keyring }: Secret, sealed: string): SecretKeys {
  try {
    return { ...keyring, hashes: String(createSealing(keyring).decrypt(sealed, name)) }
  } catch {
    throw new BadSettings(
      `${setting} is not the one that this database was used with: set it again, or set the old one as ${setting}_PREVIOUS`,
    )
  }
}

async function hasNoHashes(database: Database): Promise<boolean> {
  const [{ count }] = (await database.query(
    `SELECT (SELECT count(*) FROM long_operations) + (SELECT count(*) FROM letters) + (SELECT count(*) FROM policies)
       + (SELECT count(*) FROM user_sessions) + (SELECT count(*) FROM phone_codes) AS count`,
  )) as [{ count: number }]
  return count === 0
}
