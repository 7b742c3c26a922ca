import type { Database, Queryable } from '@amparo/database/database'
import { COLUMNS, type FileRow } from './file-row.ts'

/** A claim or a payment refers to it. */
const IS_TAKEN = `(
  EXISTS (SELECT 1 FROM claim_documents WHERE file_id = files.id) OR EXISTS (SELECT 1 FROM payment_files WHERE file_id = files.id)
)`

/** The part of the repository that ends the life of a file: first its row is deleted, then its content. */
export function deleteFiles(database: Database) {
  return {
    listLeftovers: (expiredBefore: Date, most: number) =>
      database.query<FileRow>(
        `SELECT ${COLUMNS} FROM files WHERE swept_at IS NULL AND expires_at < $1 AND state IN ('approved', 'refused')
         ORDER BY expires_at LIMIT $2`,
        [expiredBefore, most],
      ),

    /** Deletes the row of a refused file, and notes of an approved one that its content under incoming/ is gone. */
    async sweep(id: string, now: Date) {
      await database.query("DELETE FROM files WHERE id = $1 AND state = 'refused'", [id])
      await database.query('UPDATE files SET swept_at = $2 WHERE id = $1', [id, now])
    },

    /**
     * Deletes approved files that no claim and no payment refers to. A transaction that is about to refer to a file holds its row, and
     * such a row is skipped. One that comes later waits for us and then finds no file. The DELETE checks again, since it starts after the
     * rows are locked.
     */
    deleteUnused: (decidedBefore: Date, most: number) =>
      database.transaction(async (tx) => {
        const old = `state = 'approved' AND NOT is_used AND decided_at < $1`
        await tx.query(`UPDATE files SET is_used = true WHERE ${old} AND ${IS_TAKEN}`, [decidedBefore])
        const locked = await tx.query<{ id: string }>(
          `SELECT id FROM files WHERE ${old} ORDER BY decided_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
          [decidedBefore, most],
        )
        await erase(
          tx,
          locked.map(({ id }) => id),
        )
      }),

    erase,

    /** Content whose file was deleted. */
    async listUnusedObjects(most: number): Promise<string[]> {
      const found = await database.query<{ object: string }>('SELECT object FROM unused_objects LIMIT $1', [most])
      return found.map(({ object }) => object)
    },

    async deleteUnusedObject(object: string) {
      await database.query('DELETE FROM unused_objects WHERE object = $1', [object])
    },
  }
}

/** Deletes files that nothing refers to anymore. Their content is removed together with that of other unused files. */
async function erase(tx: Queryable, ids: readonly string[]) {
  await tx.query(
    `WITH gone AS (DELETE FROM files WHERE id = ANY($1) AND NOT ${IS_TAKEN} RETURNING object)
     INSERT INTO unused_objects SELECT object FROM gone`,
    [ids],
  )
}
