import type { Database, Queryable } from '../database.ts'
import { tablesIn } from './dump-database.ts'

type Constraint = { name: string; table: string; definition: string }

/**
 * Gets a migrated database ready for rows in any order: its foreign keys are dropped, and so is what migrations have put into it. `finish` adds the
 * keys again, which checks every row.
 */
export async function prepareToLoad(database: Database) {
  const constraints = await database.query<Constraint>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const tables = await tablesIn(database)
  await database.transaction(async (tx) => {
    // A server does not start on a database that has this table.
    await tx.query('CREATE TABLE restore_in_progress ()')
    for (const { table, name } of constraints) await tx.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
    for (const table of tables) await tx.query(`DELETE FROM ${table}`)
  })
  const columns = new Map<string, string>()
  for (const table of tables) columns.set(table, await columnsOf(database, table))

  return {
    hasTable: (table: string) => columns.has(table),

    async insert(table: string, rows: string) {
      const names = columns.get(table)
      await database.query(
        `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
         SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`,
        [rows],
      )
    },

    finish: () =>
      database.transaction(async (tx) => {
        for (const { table, name, definition } of constraints)
          await tx.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
        for (const table of tables) await continueSequences(tx, table)
      }),

    complete: () => database.query('DROP TABLE restore_in_progress'),
  }
}

/** Without those that the database computes. */
async function columnsOf(database: Queryable, table: string): Promise<string> {
  const rows = await database.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}

async function continueSequences(tx: Queryable, table: string) {
  const identities = await tx.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> ''",
    [table],
  )
  for (const { name } of identities)
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${name}'), greatest(max(${name}), 1), max(${name}) IS NOT NULL) FROM ${table}`,
    )
}
