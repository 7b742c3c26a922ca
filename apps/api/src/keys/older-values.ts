import type { Queryable } from '@amparo/database/database'
import type { SecretName } from '../platform/keys/secret-names.ts'
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts'

export type SearchedColumn = EncryptedColumn & { where: string }
export type OlderValue = { place: string; owner: string; value: string }

/** Every column that a secret encrypts. The key of its hashes is one of them, in the row that has its name. */
export function columnsOf(secret: SecretName): SearchedColumn[] {
  return [
    { secret, table: 'hash_keys', column: 'sealed_key', owner: 'name', where: `name = '${secret}'` },
    ...encryptedColumns.filter((column) => column.secret === secret).map((column) => ({ ...column, where: 'true' })),
  ]
}

/** Encrypted by another key than the one with the mark `$1`. */
const isOlder = ({ column, where }: SearchedColumn) => `${where} AND ${column} <> '' AND NOT starts_with(${column}, $1)`

export async function countOlderIn(tx: Queryable, column: SearchedColumn, mark: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`SELECT count(*) FROM ${column.table} WHERE ${isOlder(column)}`, [
    mark,
  ])
  return row?.count ?? 0
}

/** How many blocks a table has on the disk. */
export async function blocksOf(tx: Queryable, { table }: SearchedColumn): Promise<number> {
  const [size] = await tx.query<{ blocks: number }>(
    `SELECT (pg_relation_size('${table}') / current_setting('block_size')::integer)::integer AS blocks`,
  )
  return size?.blocks ?? 0
}

/** Where older values are in some blocks of a table. Reads these blocks and no others. */
export async function placesOfOlder(
  tx: Queryable,
  column: SearchedColumn,
  { mark, from, to }: { mark: string; from: number; to: number },
): Promise<string[]> {
  const found = await tx.query<{ place: string }>(
    `SELECT ctid::text AS place FROM ${column.table}
     WHERE ctid >= $2::tid AND ctid < $3::tid AND ${isOlder(column)}`,
    [mark, `(${from},0)`, `(${to},0)`],
  )
  return found.map(({ place }) => place)
}

/** Those of the values that are still older, except where somebody else changes the row at this moment. */
export function lockOlder(
  tx: Queryable,
  column: SearchedColumn,
  { mark, places }: { mark: string; places: readonly string[] },
): Promise<OlderValue[]> {
  return tx.query<OlderValue>(
    `SELECT ctid::text AS place, ${column.owner} AS owner, ${column.column} AS value FROM ${column.table}
     WHERE ctid = ANY($2::tid[]) AND ${isOlder(column)} FOR UPDATE SKIP LOCKED`,
    [mark, places],
  )
}

export async function replaceValue(
  tx: Queryable,
  { table, column }: SearchedColumn,
  { place, value }: Omit<OlderValue, 'owner'>,
) {
  await tx.query(`UPDATE ${table} SET ${column} = $2 WHERE ctid = $1::tid`, [place, value])
}
