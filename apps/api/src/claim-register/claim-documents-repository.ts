import type { Queryable } from '@amparo/database/database'

/** A file that was sent for a document of a claim. `file_id` is the stored hash. */
export type ClaimFile = { document_id: string; file_id: string; file_name: string; sha256: string }

/** Adds files. `operationId` is null for those that came with the claim itself. */
export async function addFiles(
  tx: Queryable,
  claimId: string,
  { files, operationId, now }: { files: readonly ClaimFile[]; operationId: string | null; now: Date },
) {
  if (files.length === 0) return
  await tx.query(
    `INSERT INTO claim_documents (claim_id, long_operation_id, document_id, file_id, file_name, sha256, sent_at)
     SELECT $1, $2, file.document_id, file.file_id, file.file_name, file.sha256, $3
     FROM jsonb_to_recordset($4::jsonb) AS file (document_id text, file_id text, file_name text, sha256 text)`,
    [claimId, operationId, now, JSON.stringify(files)],
  )
}

/** Detaches the files of a claim that turned out to be a duplicate. Files that no other claim uses are deleted later. */
export async function removeFiles(tx: Queryable, claimId: string) {
  await tx.query('DELETE FROM claim_documents WHERE claim_id = $1', [claimId])
}

/** Requests documents. Returns those that were not requested already. */
export async function requestDocuments(tx: Queryable, claimId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return []
  const requested = await tx.query<{ document_id: string }>(
    `INSERT INTO claim_documents (claim_id, document_id, requested_at) SELECT $1, unnest($2::text[]), $3
     ON CONFLICT (claim_id, document_id) WHERE requested_at IS NOT NULL AND received_at IS NULL DO NOTHING
     RETURNING document_id`,
    [claimId, ids, now],
  )
  return requested.map(({ document_id }) => document_id)
}

/** Marks a document as received, both its request and its files. False when there was nothing to mark. */
export async function markReceived(tx: Queryable, claimId: string, documentId: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `UPDATE claim_documents SET received_at = $3
     WHERE claim_id = $1 AND document_id = $2 AND received_at IS NULL RETURNING id`,
    [claimId, documentId, now],
  )
  return marked.length > 0
}

/** Erases which files were sent for a claim, and returns their ids. The rows stay: they show that something was sent, and when. */
export async function eraseFiles(tx: Queryable, claimId: string): Promise<string[]> {
  const sent = await tx.query<{ file_id: string }>(
    'SELECT DISTINCT file_id FROM claim_documents WHERE claim_id = $1 AND file_id IS NOT NULL',
    [claimId],
  )
  await tx.query('UPDATE claim_documents SET file_id = NULL, sha256 = NULL, file_name = NULL WHERE claim_id = $1', [
    claimId,
  ])
  return sent.map(({ file_id }) => file_id)
}
