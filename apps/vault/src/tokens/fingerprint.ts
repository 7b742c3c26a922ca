import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { createSealing, type Keyring } from '@amparo/service/secrets/sealing'
import { secretFile } from '@amparo/service/secrets/secret-file'
import { BadSettings } from '@amparo/service/settings/settings'

const CHECK_TEXT = 'amparo vault: which key is this'

export type Fingerprint = ReturnType<typeof fingerprintWith>

/** Recognizes a card without storing its number. Keyed, because all card numbers can be tried out against a plain hash. */
export function fingerprintWith(key: Buffer) {
  return {
    of: (digits: string): Buffer => createHmac('sha256', key).update(digits).digest(),
    checkValue: (): Buffer => createHmac('sha256', key).update(CHECK_TEXT).digest(),
  }
}

type KeySettings = {
  fingerprintKey: string | undefined
  previousFingerprintKeys: readonly string[]
  dataFolder: string
}
type Stored = { check_value: Uint8Array; sealed_key: string | null }

const OWNER = 'fingerprints'
const STORED = 'SELECT check_value, sealed_key FROM fingerprint_key'

/**
 * The fingerprint with the key that this database's cards were stored with. The database has that key encrypted with the key of the settings or of
 * the file beside it, so that the latter can be changed while every card stays known.
 */
export async function openFingerprint(database: Database, settings: KeySettings): Promise<Fingerprint> {
  const keyring = { current: await findKey(database, settings), previous: settings.previousFingerprintKeys }
  const sealing = createSealing(keyring)
  const key = await storedKey(database, keyring)
  const fingerprint = fingerprintWith(Buffer.from(key, 'hex'))
  const [stored] = await database.query<Stored>(STORED)
  if (!stored || !fingerprint.checkValue().equals(stored.check_value)) throw anotherKey()
  if (!stored.sealed_key?.startsWith(sealing.mark))
    await database.query('UPDATE fingerprint_key SET sealed_key = $1', [sealing.encrypt(key, OWNER)])
  return fingerprint
}

/** A vault that has cards never gets a new key. */
async function findKey(database: Database, { fingerprintKey, dataFolder }: KeySettings): Promise<string> {
  if (fingerprintKey) return fingerprintKey.toLowerCase()

  const file = join(dataFolder, 'fingerprint.key')
  if (!existsSync(file) && (await database.query('SELECT 1 FROM cards LIMIT 1')).length > 0)
    throw new BadSettings(`${file} is missing, and the cards of this vault can only be recognised with it: restore it`)
  return secretFile(file)
}

/** With another key every known card would become a new one and lose its claims, so the vault does not start. */
async function storedKey(database: Database, keyring: Keyring): Promise<string> {
  const [before] = await database.query<Stored>(STORED)
  const known = before && openedKey(before, keyring)
  if (known) return known
  // A vault without cards accepts any key, and gets a random one of its own. Of replicas that start together, one makes it.
  const own = randomBytes(32).toString('hex')
  const check = fingerprintWith(Buffer.from(own, 'hex')).checkValue()
  await database.query(
    `INSERT INTO fingerprint_key (check_value, sealed_key) VALUES ($1, $2)
     ON CONFLICT (only_row) DO UPDATE SET check_value = excluded.check_value, sealed_key = excluded.sealed_key
     WHERE NOT EXISTS (SELECT FROM cards) AND fingerprint_key.check_value = $3`,
    [check, createSealing(keyring).encrypt(own, OWNER), before?.check_value ?? null],
  )
  const [stored] = await database.query<Stored>(STORED)
  return (stored && openedKey(stored, keyring)) ?? fail(anotherKey())
}

/** Null if no key of the settings opens it. */
function openedKey({ check_value, sealed_key }: Stored, keyring: Keyring): string | null {
  const keys = [keyring.current, ...keyring.previous]
  // From before the key was stored: one of those in the settings is the key itself.
  if (sealed_key === null)
    return keys.find((key) => fingerprintWith(Buffer.from(key, 'hex')).checkValue().equals(check_value)) ?? null
  try {
    return String(createSealing(keyring).decrypt(sealed_key, OWNER))
  } catch {
    return null
  }
}

const anotherKey = () =>
  new BadSettings(
    'the fingerprint key is not the one that the cards in this database were kept with: give the vault its old key again, or as VAULT_FINGERPRINT_KEY_PREVIOUS',
  )

function fail(error: Error): never {
  throw error
}
