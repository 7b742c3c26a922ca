import type { Queryable } from '@amparo/database/database'
import type { ObjectStore } from '../object-store.ts'

type Listed = Parameters<ObjectStore['list']>[0]

/** In the order of bytes, as S3 lists them. Two bounds instead of starts_with: that reads every key before the first with the prefix. */
export function listObjects(database: Queryable, { prefix, after = '', most }: Listed) {
  return database.query<{ key: string; stored_at: Date }>(
    `SELECT key, stored_at FROM objects
     WHERE key COLLATE "C" >= $1 AND key COLLATE "C" < $1 || chr(1114111) AND key COLLATE "C" > $2
     ORDER BY key COLLATE "C" LIMIT $3`,
    [prefix, after, most],
  )
}
