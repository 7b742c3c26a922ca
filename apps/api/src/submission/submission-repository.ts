import { randomUUID } from 'node:crypto'
import type { Application } from '@amparo/contract/claim-forms'
import type { AnsweredPage } from '@amparo/contract/claim-receipt'
import type { Queryable } from '@amparo/database/database'
import type { NewOperation } from '../long-operations/long-operations-repository.ts'

export type ReceivedClaim = {
  fingerprint: string
  card_id: string
  benefit_code: string
  product_code: string
  country: string
  language_code: string
  as_of: string
  date_of_loss: string | null
  application: Application
  answered: readonly AnsweredPage[]
  session_hash: string | null
  files: readonly { document_id: string; file_id: string; file_name: string; sha256: string }[]
  /** Documents that should have come with it and did not. */
  requested: readonly string[]
}

/** Claim, operation, files and requests in one statement. False: these answers are here already, or on their way in another transaction that won. */
export async function insertClaim(
  tx: Queryable,
  { files, requested, application, answered, ...claim }: ReceivedClaim,
  { id, id_hash, now }: NewOperation,
): Promise<boolean> {
  const columns = {
    ...claim,
    application: JSON.stringify(application),
    answered: JSON.stringify(answered),
    id: randomUUID(),
    long_operation_id: id,
    received_at: now,
  }
  const more = { id_hash, files: JSON.stringify(files), requested: JSON.stringify(requested) }
  const values = [...Object.values(columns), ...Object.values(more)]
  const names = [...Object.keys(columns), ...Object.keys(more)]
  const at = (name: keyof typeof columns | keyof typeof more) => `$${names.indexOf(name) + 1}`
  const inserted = await tx.query(
    `WITH claim AS (
       INSERT INTO claims (${Object.keys(columns).join(', ')})
       VALUES (${Object.keys(columns).map((_, place) => `$${place + 1}`)})
       ON CONFLICT (fingerprint) DO NOTHING RETURNING id, long_operation_id, received_at
     ), operation AS (
       INSERT INTO long_operations (id, id_hash, started_at)
       SELECT long_operation_id, ${at('id_hash')}, received_at FROM claim
     ), files AS (
       INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, sent_at)
       SELECT claim.id, file.document_id, file.file_id, file.file_name, file.sha256, ${at('received_at')}
       FROM claim, jsonb_to_recordset(${at('files')}::jsonb)
         AS file (document_id text, file_id text, file_name text, sha256 text)
     ), requests AS (
       INSERT INTO claim_documents (claim_id, document_id, requested_at)
       SELECT claim.id, document_id, ${at('received_at')}
       FROM claim, jsonb_array_elements_text(${at('requested')}::jsonb) AS document_id
       RETURNING claim_id, document_id, requested_at
     ), events AS (
       INSERT INTO claim_events (claim_id, kind, document_id, author, happened_at)
       SELECT claim_id, 'document_requested', document_id, 'system', requested_at FROM requests ORDER BY document_id
     )
     SELECT id FROM claim`,
    values,
  )
  return inserted.length > 0
}

/** Those of the files that came with a claim of another card: whoever got hold of an id gets nothing with it. */
export async function filesOfOthers(
  on: Queryable,
  fileIds: readonly string[],
  cardId: string,
): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set()
  const found = await on.query<{ file_id: string }>(
    `SELECT file_id FROM claim_documents JOIN claims ON claims.id = claim_id
     WHERE file_id = ANY($1) AND card_id <> $2`,
    [fileIds, cardId],
  )
  return new Set(found.map(({ file_id }) => file_id))
}

/** Which operation a claim with these answers began. */
export async function operationOf(on: Queryable, fingerprint: string): Promise<string | null> {
  const [found] = await on.query<{ id: string }>('SELECT long_operation_id AS id FROM claims WHERE fingerprint = $1', [
    fingerprint,
  ])
  return found?.id ?? null
}
