import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { NoLock, type Patience, patienceFromNow, patientWork } from './patient-work.ts'

const LOCK = 'SELECT pg_advisory_xact_lock(724501)'

/** The npm command that applies them, which messages tell operators to run. */
export type MigrateCommand = 'migrate' | 'migrate-vault' | 'backup -- restore'

type Options = {
  command?: MigrateCommand | undefined
  /** The last one to apply, if not all. */
  upTo?: string | undefined
  /** For all of them together. */
  patience?: Patience
}

/** Applies new SQL files in order, each once, even if several replicas start together. */
export async function migrate(
  database: Database,
  folder: string,
  { command = 'migrate', upTo, patience = patienceFromNow() }: Options = {},
): Promise<string[]> {
  // Without new files no lock is needed.
  const unseen = (await unapplied(database, folder)).filter((name) => upTo === undefined || name <= upTo)
  if (unseen.length === 0) return []

  // Under the lock too: if two replicas create the table at once, one of them fails.
  await database.transaction(async (tx) => {
    await tx.query(LOCK)
    await tx.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
  })

  const applied: string[] = []
  for (const name of unseen) {
    const isNew = await database.transaction(async (tx) => {
      await tx.query(LOCK)
      if ((await tx.query('SELECT 1 FROM migrations WHERE name = $1', [name])).length > 0) return false
      const statements = statementsOf(readFileSync(join(folder, name), 'utf8'))
      const apply = async () => {
        for (const statement of statements) await tx.query(statement)
      }
      await patientWork(tx, apply, patience).catch((error) => {
        throw error instanceof NoLock ? locked(error, { name, command }) : error
      })
      await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name])
      return true
    })
    if (isNew) applied.push(name)
  }
  return applied
}

function locked(cause: NoLock, { name, command }: { name: string; command: MigrateCommand }) {
  return new Error(
    `migration ${name} was not applied: something has locked a table, for example a backup. Run npm run ${command} again when that has ended`,
    { cause },
  )
}

/** Throws if a migration has not been applied. Migrations of a newer version may have been. */
export async function requireMigrated(
  database: Database,
  folder: string,
  { command = 'migrate' }: Pick<Options, 'command'> = {},
): Promise<void> {
  const missing = await unapplied(database, folder)
  if (missing.length > 0)
    throw new Error(
      `the database lacks ${missing.join(', ')}: run npm run ${command} first, or set DATABASE_MIGRATIONS=apply`,
    )
}

async function unapplied(database: Database, folder: string): Promise<string[]> {
  const known = await appliedBefore(database)
  return migrationsIn(folder).filter((name) => !known.has(name))
}

export function migrationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

async function appliedBefore(database: Database): Promise<Set<string>> {
  const [{ table }] = (await database.query("SELECT to_regclass('migrations') AS table")) as [{ table: string | null }]
  if (table === null) return new Set()
  const rows = await database.query<{ name: string }>('SELECT name FROM migrations')
  return new Set(rows.map(({ name }) => name))
}

/** A semicolon at the end of a line ends a statement; inside a function body, put something after it. */
function statementsOf(script: string): string[] {
  return script
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
}
