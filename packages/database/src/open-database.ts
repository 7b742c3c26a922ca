import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { type MigrateCommand, migrate, requireMigrated } from './migrate.ts'

type Options = {
  url?: string
  poolSize?: number
  /** How long a statement on PostgreSQL may take. */
  timeoutMs?: number | undefined
  folder: string
  migrations: string
  migrateCommand?: MigrateCommand
  /** False: new migrations are applied by somebody else, before this process starts. */
  appliesMigrations?: boolean
  /** The last migration to apply, if not all: a backup is loaded into tables as they were when it was made. */
  upTo?: string
  /** How long to wait for another process to release the folder. */
  maxWaitMs?: number
  /** Called when the embedded database cannot work until the process starts again. */
  onBroken?: ((error: Error) => void) | undefined
}

const RETRY_MS = 100

/** Opens and migrates the database: PostgreSQL at `url`, otherwise PGlite in `folder`, which is locked. */
export async function openDatabase(options: Options): Promise<Database> {
  const { url, poolSize, timeoutMs, folder, maxWaitMs = 0, onBroken } = options
  // Import only the engine that is needed, as each takes a while to load.
  if (url) {
    const { openPostgres, openWithoutLimit } = await import('./postgres-database.ts')
    await (await migrated(await openWithoutLimit(url), options)).close()
    return openPostgres({ url, poolSize, timeoutMs })
  }

  const release = await lockedFolder(folder, maxWaitMs)
  try {
    const database = await openFolder(join(folder, 'database'), onBroken)
    return await migrated({ ...database, close: () => database.close().finally(release) }, options)
  } catch (error) {
    release()
    throw error
  }
}

async function lockedFolder(folder: string, maxWaitMs: number): Promise<() => void> {
  const until = performance.now() + maxWaitMs
  for (;;)
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() >= until) throw error
      await wait(RETRY_MS)
    }
}

/** Creating a database takes seconds. If the first start was interrupted, the folder holds no data yet and is created again. */
async function openFolder(folder: string, onBroken: Options['onBroken']): Promise<Database> {
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0
  if (isNew) writeFileSync(unfinished, '')
  try {
    const { openPglite } = await import('./pglite-database.ts')
    const database = await openPglite({ folder }, onBroken)
    rmSync(unfinished, { force: true })
    return database
  } catch (error) {
    if (isNew) throw error
    throw new Error(
      `the database in ${folder} cannot be opened, it may be damaged. Nothing was changed: restore a copy, or move the folder away to start empty`,
      { cause: error },
    )
  }
}

async function migrated(
  database: Database,
  { migrations, migrateCommand: command, appliesMigrations = true, upTo }: Options,
): Promise<Database> {
  try {
    const [{ half }] = (await database.query("SELECT to_regclass('restore_in_progress') AS half")) as [
      { half: string | null },
    ]
    if (half !== null)
      throw new Error('a backup was not completely restored into this database: restore it again, with --replace')
    if (appliesMigrations) await migrate(database, migrations, { command, upTo })
    else await requireMigrated(database, migrations, { command })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
