import { join } from 'node:path'
import { migrate } from '@amparo/database/migrate'
import { openWithoutLimit } from '@amparo/database/postgres-database'
import { fail } from '@amparo/service/process/run-process'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'

/** `npm run migrate-vault`: applies new migrations of the vault, before a vault that expects them starts. Repeating it does nothing. */
try {
  const shape = { VAULT_DATABASE_URL: z.string('the address of the database') }
  const { VAULT_DATABASE_URL: url } = readSettings(shape, { env: process.env, ours: ourPrefixes, known: settingNames })
  const database = await openWithoutLimit(url, 2)
  const applied = await migrate(database, join(import.meta.dirname, '../../migrations'), { command: 'migrate-vault' })
  await database.close()
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'nothing to apply\n')
} catch (error) {
  fail(error)
}
