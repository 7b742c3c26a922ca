import type { Database } from '@amparo/database/database'

const IS_TAKEN = `(
  EXISTS (SELECT 1 FROM claim_documents WHERE file_id = files.id) OR EXISTS (SELECT 1 FROM payment_files WHERE file_id = files.id)
)`

/** Approved files that no claim and no payment took. */
export function createUnusedFiles(database: Database) {
  return {
    /**
     * Whoever is about to refer to a file holds its row, and such a row is left for the next time. Whoever comes later waits for ours, and finds no
     * file. What was taken until we held the row is seen by the last statement, which begins after that.
     */
    forget: (decidedBefore: Date, most: number) =>
      database.transaction(async (tx) => {
        const old = `state = 'approved' AND NOT is_used AND decided_at < $1`
        await tx.query(`UPDATE files SET is_used = true WHERE ${old} AND ${IS_TAKEN}`, [decidedBefore])
        const held = await tx.query<{ id: string }>(
          `SELECT id FROM files WHERE ${old} ORDER BY decided_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
          [decidedBefore, most],
        )
        await tx.query(
          `WITH gone AS (DELETE FROM files WHERE id = ANY($1) AND NOT ${IS_TAKEN} RETURNING object)
           INSERT INTO unused_objects SELECT object FROM gone`,
          [held.map(({ id }) => id)],
        )
      }),

    async listObjects(most: number): Promise<string[]> {
      const found = await database.query<{ object: string }>('SELECT object FROM unused_objects LIMIT $1', [most])
      return found.map(({ object }) => object)
    },

    objectIsGone: (object: string) => database.query('DELETE FROM unused_objects WHERE object = $1', [object]),
  }
}
