import type { Database, Queryable } from '@amparo/database/database'

type NewUpload = { operationId: string; claimId: string; fingerprint: string }

/** Files that were sent to a claim at once, after the claim itself. */
export function createUploadsRepository(database: Database) {
  return {
    /** False when the same files were received before. */
    async insert(tx: Queryable, { operationId, claimId, fingerprint }: NewUpload): Promise<boolean> {
      const inserted = await tx.query(
        `INSERT INTO document_uploads (long_operation_id, claim_id, fingerprint) VALUES ($1, $2, $3)
         ON CONFLICT (fingerprint) DO NOTHING RETURNING long_operation_id`,
        [operationId, claimId, fingerprint],
      )
      return inserted.length > 0
    },

    async operationOf(fingerprint: string): Promise<string | null> {
      const [found] = await database.query<{ id: string }>(
        'SELECT long_operation_id AS id FROM document_uploads WHERE fingerprint = $1',
        [fingerprint],
      )
      return found?.id ?? null
    },

    /** Erases what was sent. It stays known that something was. */
    async erase(tx: Queryable, claimId: string) {
      await tx.query("UPDATE document_uploads SET fingerprint = 'erased ' || long_operation_id WHERE claim_id = $1", [
        claimId,
      ])
    },

    async claimOf(tx: Queryable, operationId: string): Promise<string> {
      const [found] = await tx.query<{ claim_id: string }>(
        'SELECT claim_id FROM document_uploads WHERE long_operation_id = $1',
        [operationId],
      )
      if (!found) throw new Error('an operation has no upload')
      return found.claim_id
    },
  }
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>
