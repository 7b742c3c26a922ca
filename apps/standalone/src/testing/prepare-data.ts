import { join } from 'node:path'
import { migrations } from '@amparo/api/migrations-folder'
import { prepareDatabase } from '@amparo/database/testing/prepare-database'

const vaultMigrations = join(import.meta.dirname, '../../../vault/migrations')

/** Puts both databases, migrated and empty, into the data folder of a product that a test starts. */
export async function prepareData(folder: string): Promise<void> {
  await prepareDatabase({ folder: join(folder, 'api'), migrations })
  await prepareDatabase({ folder: join(folder, 'vault'), migrations: vaultMigrations })
}
