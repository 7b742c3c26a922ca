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
}

/** Claim, operation and files in one statement. False: these answers are here already, or on their way in another transaction that won. */
export async function insertClaim(
  tx: Queryable,
  { files, application, answered, ...claim }: ReceivedClaim,
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
  const values = [...Object.values(columns), id_hash, JSON.stringify(files)]
  const at = (name: keyof typeof columns) => `$${Object.keys(columns).indexOf(name) + 1}`
  const inserted = await tx.query(
    `WITH claim AS (
       INSERT INTO claims (${Object.keys(columns).join(', ')})
       VALUES (${Object.keys(columns).map((_, place) => `$${place + 1}`)})
       ON CONFLICT (fingerprint) DO NOTHING RETURNING id, long_operation_id, received_at
     ), operation AS (
       INSERT INTO long_operations (id, id_hash, started_at)
       SELECT long_operation_id, $${values.length - 1}, received_at FROM claim
     ), files AS (
       INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, sent_at)
       SELECT claim.id, file.document_id, file.file_id, file.file_name, file.sha256, ${at('received_at')}
       FROM claim, jsonb_to_recordset($${values.length}::jsonb)
         AS file (document_id text, file_id text, file_name text, sha256 text)
     )
     SELECT id FROM claim`,
    values,
  )
  return inserted.length > 0
}

/** Which operation a claim with these answers began. */
export async function operationOf(on: Queryable, fingerprint: string): Promise<string | null> {
  const [found] = await on.query<{ id: string }>('SELECT long_operation_id AS id FROM claims WHERE fingerprint = $1', [
    fingerprint,
  ])
  return found?.id ?? null
}
