import type { Database, Queryable } from '../database.ts'
import type { BackupWriter } from './write-backup-file.ts'

const ROWS_AT_ONCE = 50

type Dump = {
  /** Under this name the tables are found again. */
  part: string
  /** Tables that are made again by what uses them. */
  without?: readonly string[]
  onRow?: (table: string, row: string) => void
}

/** Runs `work` with a view of the database that does not change, and changes nothing in it. */
export function withSnapshot<Result>(database: Database, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    // The view is fixed by the first statement that reads.
    await tx.query('SELECT count(*) FROM migrations')
    return work(tx)
  })
}

/** Writes every row of every table, a few at a time, and returns how many there are. */
export async function dumpDatabase(tx: Queryable, output: BackupWriter, { part, without = [], onRow }: Dump) {
  const counts: Record<string, number> = {}
  for (const table of await tablesIn(tx)) {
    if (without.includes(table)) continue
    counts[table] = 0
    // The text of the row is stored as the database writes it: parsing it here would round large numbers.
    await tx.query(`DECLARE dumped NO SCROLL CURSOR FOR SELECT to_json(t)::text AS row FROM ${table} AS t`)
    for (;;) {
      const rows = await tx.query<{ row: string }>(`FETCH ${ROWS_AT_ONCE} FROM dumped`)
      if (rows.length === 0) break
      // PostgreSQL writes JSON on one line, but a value of the type json keeps the line breaks somebody typed.
      const lines = rows.map(({ row }) => row.replaceAll('\n', ' '))
      if (onRow) for (const row of lines) onRow(table, row)
      await output.write(`rows\t${part}\t${table}\t[${lines.join(',')}]\n`)
      counts[table] += rows.length
    }
    await tx.query('CLOSE dumped')
  }
  return counts
}

export async function tablesIn(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}
