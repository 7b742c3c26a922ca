import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { secretFile } from '@amparo/service/secret-file'
import { BadSettings } from '@amparo/service/settings'
import { hasCards } from './check-key.ts'

/** The key from the settings, else from its file beside the database; a vault that has cards never gets a new one. */
export async function findFingerprintKey(
  database: Database,
  { fingerprintKey, dataFolder }: { fingerprintKey: string | undefined; dataFolder: string },
): Promise<Buffer> {
  if (fingerprintKey) return Buffer.from(fingerprintKey, 'hex')

  const file = join(dataFolder, 'fingerprint.key')
  if (!existsSync(file) && (await hasCards(database)))
    throw new BadSettings(`${file} is missing, and the cards of this vault can only be recognised with it: restore it`)
  return Buffer.from(secretFile(file), 'hex')
}
