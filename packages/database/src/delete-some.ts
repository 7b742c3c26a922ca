import type { Queryable } from './database.ts'

/** Few enough for a statement's time limit. */
const MOST = 5_000

/** Rows to delete. Inserted into the SQL as they are: pass what comes from outside as values. */
export type OldRows = { table: string; key: string; where: string }

/** Tokens that have expired by the time given. */
export const expiredTokens = (table: string): OldRows => ({ table, key: 'token_hash', where: 'expires_at <= $1' })

/** Deletes rows: at most 5,000, so that it ends in time, and none that is locked. True: there may be more. */
export async function deleteSome(
  database: Queryable,
  { table, key, where }: OldRows,
  values: unknown[],
): Promise<boolean> {
  // PostgreSQL selects the rows of an array once. Those of IN it may select again and again, each time others, until all are deleted.
  const deleted = await database.query(
    `DELETE FROM ${table}
     WHERE ${key} = ANY(ARRAY(SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${MOST} FOR UPDATE SKIP LOCKED)) RETURNING 1`,
    values,
  )
  return deleted.length === MOST
}

/** Deletes all of them, some at a time. */
export async function deleteAll(database: Queryable, rows: OldRows, values: unknown[]): Promise<void> {
  while (await deleteSome(database, rows, values));
}
