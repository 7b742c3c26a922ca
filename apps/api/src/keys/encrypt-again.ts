import type { Database } from '@amparo/database/database'
import { createSealing } from '@amparo/service/secrets/sealing'
import type { SecretKeys } from '../platform/encrypted-details.ts'
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts'

const AT_ONCE = 100
const BEFORE_ALL = '(0,0)'

type Row = { place: string; owner: string; value: string }
type Sealing = ReturnType<typeof createSealing>

/** Every column that a secret encrypts. The key of its hashes is one of them, in the row that has its name. */
function columnsOf(secret: EncryptedColumn['secret']): (EncryptedColumn & { where: string })[] {
  return [
    { secret, table: 'hash_keys', column: 'sealed_key', owner: 'name', where: `name = '${secret}'` },
    ...encryptedColumns.filter((column) => column.secret === secret).map((column) => ({ ...column, where: 'true' })),
  ]
}

/** How many values another key than the current one has encrypted. */
export async function countOlder(
  database: Database,
  secret: EncryptedColumn['secret'],
  keys: SecretKeys,
): Promise<number> {
  const { mark } = createSealing(keys)
  let left = 0
  for (const { table, column, where } of columnsOf(secret)) {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*) FROM ${table} WHERE ${where} AND ${column} <> '' AND NOT starts_with(${column}, $1)`,
      [mark],
    )
    left += row?.count ?? 0
  }
  return left
}

/**
 * Encrypts again, a few rows in each transaction, until all is done or `isTimeUp`. This writes tables of other areas: their content does not change,
 * and whoever changes a row at the same moment wins, because a locked row is left for the next time.
 */
export async function encryptAgain(
  database: Database,
  { secret, keys, isTimeUp }: { secret: EncryptedColumn['secret']; keys: SecretKeys; isTimeUp: () => boolean },
) {
  const sealing = createSealing(keys)
  const total = { changed: 0, unreadable: 0 }
  for (const column of columnsOf(secret))
    for (let after: string | null = BEFORE_ALL; after !== null && !isTimeUp(); ) {
      const batch = await encryptBatch(database, { column, sealing, after })
      total.changed += batch.changed
      total.unreadable += batch.unreadable
      after = batch.last
    }
  return total
}

type Batch = { column: ReturnType<typeof columnsOf>[number]; sealing: Sealing; after: string }

/** Goes through a table in ctid order; a row updated meanwhile gets a later ctid and is skipped by its key mark. */
async function encryptBatch(database: Database, { column: { table, column, owner, where }, sealing, after }: Batch) {
  return database.transaction(async (tx) => {
    await tx.query("SELECT set_config('amparo.encrypts_again', 'on', true)")
    const rows = await tx.query<Row>(
      `SELECT ctid::text AS place, ${owner} AS owner, ${column} AS value FROM ${table}
       WHERE ctid > $1::tid AND ${where} AND ${column} <> '' AND NOT starts_with(${column}, $2)
       ORDER BY ctid LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
      [after, sealing.mark],
    )
    let changed = 0
    for (const { place, owner: boundTo, value } of rows) {
      const again = encryptedAgain(sealing, value, boundTo)
      if (again === null) continue
      await tx.query(`UPDATE ${table} SET ${column} = $2 WHERE ctid = $1::tid`, [place, again])
      changed++
    }
    return {
      changed,
      unreadable: rows.length - changed,
      last: rows.length < AT_ONCE ? null : (rows.at(-1)?.place ?? null),
    }
  })
}

function encryptedAgain(sealing: Sealing, value: string, owner: string): string | null {
  try {
    return sealing.encrypt(sealing.decrypt(value, owner), owner)
  } catch {
    return null
  }
}
