import { randomUUID } from 'node:crypto'
import type { getLongOperation } from '@amparo/contract/claim-evidence'
import type { Application } from '@amparo/contract/claim-forms'
import type { AnsweredPage } from '@amparo/contract/claim-receipt'
import type { Answer } from '@amparo/contract/endpoint'
import type { Queryable } from '@amparo/database/database'

type Result = NonNullable<Answer<typeof getLongOperation>['result']>

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
export type Operation = { id: string; done_at: Date | null; started_at: Date; id_hash: string }

/** Claim, operation and files in one statement. Null: these answers are here already, or on their way in another transaction that won. */
export async function insertClaim(
  tx: Queryable,
  { files, application, answered, ...claim }: ReceivedClaim,
  { id, id_hash, now }: { id: string; id_hash: string; now: Date },
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
       INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, received_at)
       SELECT claim.id, file.document_id, file.file_id, file.file_name, file.sha256, ${at('received_at')}
       FROM claim, jsonb_to_recordset($${values.length}::jsonb)
         AS file (document_id text, file_id text, file_name text, sha256 text)
     )
     SELECT id FROM claim`,
    values,
  )
  return inserted.length > 0
}

export async function operationOf(on: Queryable, fingerprint: string): Promise<Operation | null> {
  const [found] = await on.query<Operation>(
    `SELECT long_operations.id, done_at, started_at, id_hash FROM claims
     JOIN long_operations ON long_operations.id = long_operation_id WHERE fingerprint = $1`,
    [fingerprint],
  )
  return found ?? null
}

export async function setOperationHash(tx: Queryable, id: string, id_hash: string) {
  await tx.query('UPDATE long_operations SET id_hash = $2 WHERE id = $1', [id, id_hash])
}

/** Undefined: there is no such operation. */
export async function resultOf(on: Queryable, id_hash: string): Promise<Result | null | undefined> {
  const [found] = await on.query<{ response: Result['response'] | null }>(
    'SELECT response FROM long_operations WHERE id_hash = $1',
    [id_hash],
  )
  return found && (found.response ? { response: found.response } : null)
}

/** Those that should have been done long ago. */
export function listUnfinished(on: Queryable, begunBefore: Date) {
  return on.query<{ id: string }>(
    'SELECT id FROM long_operations WHERE done_at IS NULL AND started_at < $1 LIMIT 1000',
    [begunBefore],
  )
}
