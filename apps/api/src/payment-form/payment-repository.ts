import type { Database, Queryable } from '@amparo/database/database'
import { insertOperation, type NewOperation, type OperationJob } from '../long-operations/long-operations-repository.ts'

export type PayableClaim = { id: string; request_id: string | null }
export type PaymentFile = { document_id: string; file_id: string; file_name: string; sha256: string }
export type PaymentDetails = {
  claim_id: string
  fingerprint: string
  sealed: string
  payee_bank_code: string
  account_ending: string
  files: readonly PaymentFile[]
}

/** C-159. */
export const PAYMENT_DOCUMENT = 'DOC134'

/** Somebody asked for the details, nobody has them yet, and the claim goes on. */
const ARE_WANTED = `claims.status NOT IN ('denied', 'closed') AND EXISTS (
  SELECT 1 FROM claim_documents WHERE claim_id = claims.id AND document_id = '${PAYMENT_DOCUMENT}'
    AND requested_at IS NOT NULL AND received_at IS NULL
)`

/**
 * C-517: the claim of a card in Brazil, with the last request for its payment details. Where none are wanted it is found by those who sent some
 * before: the same ones again get the answer that may have been lost, and others are a duplicate.
 */
export async function payableClaim(
  on: Queryable,
  { claimNumber, cardId }: { claimNumber: string; cardId: string },
): Promise<PayableClaim | null> {
  const [claim] = await on.query<PayableClaim>(
    `SELECT id, (
       SELECT id FROM claim_documents
       WHERE claim_id = claims.id AND document_id = '${PAYMENT_DOCUMENT}' AND requested_at IS NOT NULL
       ORDER BY requested_at DESC LIMIT 1
     ) AS request_id
     FROM claims WHERE claim_number = $1 AND card_id = $2 AND country = 'BRA'
       AND (${ARE_WANTED} OR EXISTS (SELECT 1 FROM payment_details WHERE claim_id = claims.id))`,
    [claimNumber, cardId],
  )
  return claim ?? null
}

/** In the transaction that holds the claim. */
export async function areDetailsWanted(tx: Queryable, claimId: string): Promise<boolean> {
  const found = await tx.query(`SELECT 1 FROM claims WHERE id = $1 AND ${ARE_WANTED}`, [claimId])
  return found.length > 0
}

/** False: the same details are here already. */
export async function insertPayment(
  tx: Queryable,
  { files, ...details }: PaymentDetails,
  { job, operation }: { job: OperationJob; operation: NewOperation },
): Promise<boolean> {
  await insertOperation(tx, job, operation)
  const row = { ...details, long_operation_id: operation.id, received_at: operation.now }
  const inserted = await tx.query(
    `INSERT INTO payment_details (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).map((_, place) => `$${place + 1}`)})
     ON CONFLICT (fingerprint) DO NOTHING RETURNING long_operation_id`,
    Object.values(row),
  )
  if (inserted.length === 0) await tx.query('DELETE FROM long_operations WHERE id = $1', [operation.id])
  else await insertFiles(tx, operation.id, files)
  return inserted.length > 0
}

async function insertFiles(tx: Queryable, operationId: string, files: readonly PaymentFile[]) {
  await tx.query(
    `INSERT INTO payment_files (long_operation_id, position, document_id, file_id, file_name, sha256)
     SELECT $1, position, file.document_id, file.file_id, file.file_name, file.sha256
     FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (document_id text, file_id text, file_name text, sha256 text))
       WITH ORDINALITY AS file (document_id, file_id, file_name, sha256, position)`,
    [operationId, JSON.stringify(files)],
  )
}

export function filesOfPayment(tx: Queryable, operationId: string): Promise<PaymentFile[]> {
  return tx.query<PaymentFile>(
    'SELECT document_id, file_id, file_name, sha256 FROM payment_files WHERE long_operation_id = $1 ORDER BY position',
    [operationId],
  )
}

export async function operationOfPayment(database: Database, fingerprint: string): Promise<string | null> {
  const [found] = await database.query<{ id: string }>(
    'SELECT long_operation_id AS id FROM payment_details WHERE fingerprint = $1',
    [fingerprint],
  )
  return found?.id ?? null
}
