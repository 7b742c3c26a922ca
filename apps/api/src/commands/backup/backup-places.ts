import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { BackupProblem } from '@amparo/database/backup/backup-problem'
import type { Database } from '@amparo/database/database'
import { openDatabase } from '@amparo/database/open-database'
import { openWithoutLimit } from '@amparo/database/postgres-database'
import { migrations as apiMigrations } from '../../migrations-folder.ts'
import type { PartName } from './backup-records.ts'
import type { BackupSettings } from './backup-settings.ts'
import type { RestorePlace } from './restore-backup.ts'

const migrationsOf: Record<PartName, string> = {
  api: apiMigrations,
  vault: join(import.meta.dirname, '../../../../vault/migrations'),
}
/** Those of the product and of its job queue. */
const SCHEMAS = ['public', 'jobs']

/** Copying or checking a large table takes minutes, and the snapshot of one database waits while the other one is copied. */
const NO_LIMIT = 0

type Place = { url: string | undefined; folder: string; migrations: string }

/** Where API and vault have their databases, by the settings. */
function placeOf(part: PartName, settings: BackupSettings): Place {
  const url = part === 'api' ? settings.DATABASE_URL : settings.VAULT_DATABASE_URL
  return { url, folder: join(settings.AMPARO_DATA, part), migrations: migrationsOf[part] }
}

/** Opens a database to be backed up as it is, without migrating it. */
export function openExisting(part: PartName, settings: BackupSettings): Promise<Database> {
  const { url, ...place } = placeOf(part, settings)
  if (!url && !hasContent(join(place.folder, 'database'))) {
    const setting = part === 'api' ? 'DATABASE_URL' : 'VAULT_DATABASE_URL'
    throw new BackupProblem(
      `there is no database in ${place.folder}: set AMPARO_DATA or ${setting}, or back up the other one with --only`,
    )
  }
  return openDatabase({ ...(url && { url, timeoutMs: NO_LIMIT }), ...place, upTo: '' })
}

export function restorePlace(part: PartName, settings: BackupSettings): RestorePlace {
  const { url, folder, migrations } = placeOf(part, settings)
  const files = join(folder, 'database')

  return {
    name: url ? `the ${part}'s database` : folder,
    migrations,
    isEmpty: async () => (url ? (await tablesAt(url)) === 0 : !hasContent(files)),
    clear: async () => (url ? dropSchemas(url) : moveAside(files)),
    open(upTo) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const opening = { folder, migrations, migrateCommand: 'backup -- restore' as const, upTo }
      return openDatabase({ ...(url && { url, timeoutMs: NO_LIMIT }), ...opening })
    },
  }
}

export function hasContent(path: string): boolean {
  return existsSync(path) && readdirSync(path).some((name) => name !== 'database.id')
}

/** Not deleted: somebody may have named the wrong place. */
export function moveAside(path: string) {
  if (existsSync(path)) renameSync(path, `${path}.replaced-${Date.now()}`)
}

async function tablesAt(url: string): Promise<number> {
  const database = await openWithoutLimit(url)
  try {
    const tables = await database.query('SELECT 1 FROM pg_tables WHERE schemaname = ANY($1)', [SCHEMAS])
    return tables.length
  } finally {
    await database.close()
  }
}

async function dropSchemas(url: string) {
  const database = await openWithoutLimit(url)
  try {
    await database.transaction(async (tx) => {
      for (const schema of SCHEMAS) await tx.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
      await tx.query('CREATE SCHEMA public')
    })
  } finally {
    await database.close()
  }
}
