import type { Database, Queryable } from '@amparo/database/database'
import { storedFileId } from '../file-id.ts'
import type { Reservation } from '../upload-quotas.ts'
import { deleteFiles } from './delete-files.ts'
import { COLUMNS, type FileRefusal, type FileRow, type FileState } from './file-row.ts'

export type NewFile = Pick<
  FileRow,
  'id' | 'object' | 'name' | 'extension' | 'content_type' | 'sha256' | 'promised_size' | 'expires_at'
> &
  Reservation

export type SentFile = {
  id: string
  stored_id: string
  name: string
  size: number | null
  sha256: string
  state: FileState
}

export type FilesRepository = ReturnType<typeof createFilesRepository>

export function createFilesRepository(database: Database) {
  const one = async (text: string, values: unknown[], on: Queryable = database) =>
    (await on.query<FileRow>(text, values))[0] ?? null

  return {
    async add(tx: Queryable, file: NewFile) {
      const columns = Object.keys(file)
      const places = columns.map((_, index) => `$${index + 1}`)
      await tx.query(
        `INSERT INTO files (state, ${columns.join(', ')}) VALUES ('waiting', ${places.join(', ')})`,
        Object.values(file),
      )
    },

    find: (fileApprovalId: string) => one(`SELECT ${COLUMNS} FROM files WHERE id = $1`, [storedFileId(fileApprovalId)]),

    /** Several may notice an arrival at once: the first gets the row, the others get null. */
    arrive: (tx: Queryable, object: string, now: Date) =>
      one(
        `UPDATE files SET state = 'pending', arrived_at = $2, queued_at = $2, address_hash = NULL, sender_hash = NULL
         WHERE object = $1 AND state = 'waiting' RETURNING ${COLUMNS}`,
        [object, now],
        tx,
      ),

    async isDecided(object: string): Promise<boolean> {
      const found = await one(`SELECT ${COLUMNS} FROM files WHERE object = $1 AND state IN ('approved', 'refused')`, [
        object,
      ])
      return found !== null
    },

    /** Null when the file is already decided. */
    beginCheck: (id: string) =>
      one(`UPDATE files SET checks = checks + 1 WHERE id = $1 AND state = 'pending' RETURNING ${COLUMNS}`, [id]),

    async uncountCheck(id: string) {
      await database.query("UPDATE files SET checks = checks - 1 WHERE id = $1 AND state = 'pending' AND checks > 0", [
        id,
      ])
    },

    approve: (id: string, { size, now }: { size: number; now: Date }) =>
      one(
        `UPDATE files SET state = 'approved', size = $2, decided_at = $3
         WHERE id = $1 AND state = 'pending' RETURNING ${COLUMNS}`,
        [id, size, now],
      ),

    /** Only while the check is pending: a decision is final. */
    refuse: (id: string, { reason, now }: { reason: FileRefusal; now: Date }) =>
      one(
        `UPDATE files SET state = 'refused', reason = $2, decided_at = $3
         WHERE id = $1 AND state = 'pending' RETURNING ${COLUMNS}`,
        [id, reason, now],
      ),

    /** Refuses a file that never arrived. Null if it arrived at the last moment, or if the permit dates from an older version. */
    async expire(
      tx: Queryable,
      id: string,
      now: Date,
    ): Promise<{ file: FileRow | null; reservation: Reservation | null }> {
      const [held] = await tx.query<Reservation & { sender_hash: string | null }>(
        `SELECT sender_hash, address_hash, reserved_bytes, signed_at FROM files WHERE id = $1 AND state = 'waiting' FOR UPDATE`,
        [id],
      )
      const file = await one(
        `UPDATE files SET state = 'refused', reason = 'never_arrived', decided_at = $2, address_hash = NULL, sender_hash = NULL
         WHERE id = $1 AND state = 'waiting' RETURNING ${COLUMNS}`,
        [id, now],
        tx,
      )
      return { file, reservation: held?.sender_hash ? held : null }
    },

    listWaiting: (signedBefore: Date, most: number) =>
      database.query<FileRow>(
        `SELECT ${COLUMNS} FROM files WHERE state = 'waiting' AND signed_at < $1 ORDER BY signed_at LIMIT $2`,
        [signedBefore, most],
      ),

    listStuck: (queuedBefore: Date, most: number) =>
      database.query<FileRow>(
        `SELECT ${COLUMNS} FROM files WHERE state = 'pending' AND queued_at < $1 ORDER BY signed_at LIMIT $2`,
        [queuedBefore, most],
      ),

    /** The files that exist, in any state and in the order given. */
    async findAll(fileApprovalIds: readonly string[]): Promise<SentFile[]> {
      if (fileApprovalIds.length === 0) return []
      const asked = new Map(fileApprovalIds.map((id) => [storedFileId(id), id]))
      const rows = await database.query<FileRow>(`SELECT ${COLUMNS} FROM files WHERE id = ANY($1)`, [[...asked.keys()]])
      const found = new Map(rows.map((row) => [row.id, row]))
      return Array.from(asked, ([stored_id, id]) => ({ row: found.get(stored_id), stored_id, id })).flatMap(
        ({ row, stored_id, id }) =>
          row ? [{ id, stored_id, name: row.name, size: row.size, sha256: row.sha256, state: row.state }] : [],
      )
    },

    /** By the stored hash of its id. */
    findStored: (id: string) => one(`SELECT ${COLUMNS} FROM files WHERE id = $1`, [id]),

    ...deleteFiles(database),
  }
}
