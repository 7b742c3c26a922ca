import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { secretFile } from '@amparo/service/secret-file'
import { BadSettings } from '@amparo/service/settings'

const CHECK_TEXT = 'amparo vault: which key is this'

export type Fingerprint = ReturnType<typeof fingerprintWith>

/** Recognizes a card without storing its number. Keyed, because all card numbers can be tried out against a plain hash. */
export function fingerprintWith(key: Buffer) {
  return {
    of: (digits: string): Buffer => createHmac('sha256', key).update(digits).digest(),
    checkValue: (): Buffer => createHmac('sha256', key).update(CHECK_TEXT).digest(),
  }
}

type KeySettings = { fingerprintKey: string | undefined; dataFolder: string }

/** The fingerprint with the key of the settings or of the file beside the database, if it is the key of this database's cards. */
export async function openFingerprint(database: Database, settings: KeySettings): Promise<Fingerprint> {
  const fingerprint = fingerprintWith(await findKey(database, settings))
  await checkKey(database, fingerprint)
  return fingerprint
}

/** A vault that has cards never gets a new key. */
async function findKey(database: Database, { fingerprintKey, dataFolder }: KeySettings): Promise<Buffer> {
  if (fingerprintKey) return Buffer.from(fingerprintKey, 'hex')

  const file = join(dataFolder, 'fingerprint.key')
  if (!existsSync(file) && (await database.query('SELECT 1 FROM cards LIMIT 1')).length > 0)
    throw new BadSettings(`${file} is missing, and the cards of this vault can only be recognised with it: restore it`)
  return Buffer.from(secretFile(file), 'hex')
}

/** With another key every known card would become a new one and lose its claims, so the vault does not start. */
async function checkKey(database: Database, fingerprint: Fingerprint): Promise<void> {
  const ours = fingerprint.checkValue()
  // An empty vault accepts any key. One statement decides and writes, so that replicas that start together agree.
  await database.query(
    `INSERT INTO fingerprint_key (check_value) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET check_value = excluded.check_value WHERE NOT EXISTS (SELECT FROM cards)`,
    [ours],
  )
  const [stored] = await database.query<{ check_value: Uint8Array }>('SELECT check_value FROM fingerprint_key')
  if (!stored || !ours.equals(stored.check_value))
    throw new BadSettings(
      'the fingerprint key is not the one that the cards in this database were kept with: give the vault its old key again',
    )
}
