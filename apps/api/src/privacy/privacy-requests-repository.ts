import type { PrivacyCounts } from '@amparo/contract/privacy'
import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { Person } from '../platform/personal-data.ts'

type NewRequest = { id: string; kind: 'export' | 'erase'; author: string; person: Person; now: Date }
type Ended = { id: string; counts: PrivacyCounts; now: Date }
export type UnfinishedErasure = { id: string; author: string; person: Person }

const oldRequests: OldRows = { table: 'privacy_requests', key: 'id', where: 'ended_at < $1' }

export type PrivacyRequests = ReturnType<typeof createPrivacyRequests>

/** Requests to export or erase personal data. The person is stored encrypted, and only until the request has ended. */
export function createPrivacyRequests(database: Database, encryption: DetailsEncryption) {
  return {
    async begin({ id, kind, author, person, now }: NewRequest) {
      await database.query(
        'INSERT INTO privacy_requests (id, kind, author, sealed_person, begun_at) VALUES ($1, $2, $3, $4, $5)',
        [id, kind, author, encryption.encrypt(person, id), now],
      )
    },

    async end(tx: Queryable, { id, counts, now }: Ended) {
      await tx.query(
        'UPDATE privacy_requests SET sealed_person = NULL, counts = $2, ended_at = $3 WHERE id = $1 AND ended_at IS NULL',
        [id, JSON.stringify(counts), now],
      )
    },

    /** Records an erasure at the end of a retention period. */
    async note({ id, counts, now }: Ended) {
      await database.query(
        `INSERT INTO privacy_requests (id, kind, author, counts, begun_at, ended_at) VALUES ($1, 'retention', 'system', $2, $3, $3)`,
        [id, JSON.stringify(counts), now],
      )
    },

    deleteOld: (before: Date) => deleteAll(database, oldRequests, [before]),

    /** An export whose operator got no answer is asked for again, so nothing else needs the person. */
    async endExports({ before, now }: { before: Date; now: Date }) {
      await database.query(
        `UPDATE privacy_requests SET sealed_person = NULL, counts = '{}', ended_at = $2
         WHERE kind = 'export' AND ended_at IS NULL AND begun_at < $1`,
        [before, now],
      )
    },

    /** Erasures that began before `before` and have not ended, oldest first. */
    async listUnfinished(before: Date, most: number): Promise<string[]> {
      const rows = await database.query<{ id: string }>(
        `SELECT id FROM privacy_requests
         WHERE kind = 'erase' AND ended_at IS NULL AND begun_at < $1 ORDER BY begun_at LIMIT $2`,
        [before, most],
      )
      return rows.map(({ id }) => id)
    },

    /** Null if it has ended by now. */
    async findUnfinished(id: string): Promise<UnfinishedErasure | null> {
      const [row] = await database.query<{ author: string; sealed_person: string }>(
        'SELECT author, sealed_person FROM privacy_requests WHERE id = $1 AND ended_at IS NULL',
        [id],
      )
      return row ? { id, author: row.author, person: encryption.decrypt(row.sealed_person, id) as Person } : null
    },
  }
}
