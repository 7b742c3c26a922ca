import { hash } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import {
  insertOperation,
  type LongOperations,
  type NewOperation,
} from '../long-operations/long-operations-repository.ts'
import { finishUploadJob } from './finish-upload.ts'
import type { DocumentRow } from './status-tokens.ts'

export type UploadedFile = { document_id: string; file_id: string; file_name: string; sha256: string }
type Upload = { claimId: string; files: readonly UploadedFile[]; fingerprint: string }

export type DocumentUploads = ReturnType<typeof createDocumentUploads>

export function createDocumentUploads({
  database,
  longOperations,
}: {
  database: Database
  longOperations: LongOperations
}) {
  return {
    /** Once for the same files; answers the operation's id. */
    receive(claimId: string, { files, rows }: { files: readonly UploadedFile[]; rows: readonly DocumentRow[] }) {
      const upload = { claimId, files, fingerprint: fingerprintOf(claimId, files, rows) }
      return longOperations.begin({
        job: finishUploadJob,
        insert: (tx, operation) => insertUpload(tx, upload, operation),
        async known() {
          const [found] = await database.query<{ id: string }>(
            'SELECT long_operation_id AS id FROM document_uploads WHERE fingerprint = $1',
            [upload.fingerprint],
          )
          return found?.id ?? null
        },
      })
    },
  }
}

/** By content and by the request it answers: what is asked for once more can be sent once more. */
function fingerprintOf(claimId: string, files: readonly UploadedFile[], rows: readonly DocumentRow[]): string {
  const requestOf = (id: string) => rows.findLast((row) => row.document_id === id && row.requested_at)?.id
  const parts = files.map(({ document_id, sha256 }) => `${document_id} ${sha256} ${requestOf(document_id)}`)
  return hash('sha256', [claimId, ...new Set(parts.sort())].join('\n'), 'hex')
}

async function insertUpload(tx: Queryable, { claimId, files, fingerprint }: Upload, operation: NewOperation) {
  await insertOperation(tx, finishUploadJob, operation)
  const inserted = await tx.query(
    `INSERT INTO document_uploads (long_operation_id, claim_id, fingerprint) VALUES ($1, $2, $3)
     ON CONFLICT (fingerprint) DO NOTHING RETURNING long_operation_id`,
    [operation.id, claimId, fingerprint],
  )
  if (inserted.length === 0) {
    await tx.query('DELETE FROM long_operations WHERE id = $1', [operation.id])
    return false
  }
  await tx.query(
    `INSERT INTO claim_documents (claim_id, long_operation_id, document_id, file_id, file_name, sha256, sent_at)
     SELECT $1, $2, file.document_id, file.file_id, file.file_name, file.sha256, $3
     FROM jsonb_to_recordset($4::jsonb) AS file (document_id text, file_id text, file_name text, sha256 text)`,
    [claimId, operation.id, operation.now, JSON.stringify(files)],
  )
  return true
}
