import { randomUUID } from 'node:crypto'
import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
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
  form_version: string
  session_hash: string | null
  files: readonly { document_id: string; file_id: string; file_name: string; sha256: string }[]
  /** Those that should have come with it and did not. */
  missing_documents: readonly string[]
}

type NewClaim = { item: ReceivedClaim; operation: NewOperation }

/**
 * Claims, operations and files in one statement. Answers the ids of the operations that are new: of the others the answers are
 * here already, or on their way in another transaction that won. In one order, so that two of these never wait for each other.
 */
const INSERT = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (
      id uuid, long_operation_id uuid, id_hash text, fingerprint text, card_id uuid, benefit_code text, product_code text,
      country text, language_code text, as_of date, date_of_loss date, application jsonb, form_version text, session_hash text,
      received_at timestamptz, files jsonb, missing_documents text[])
  ), claim AS (
    INSERT INTO claims (id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, date_of_loss, application, form_version, session_hash, missing_documents, received_at)
    SELECT id, long_operation_id, fingerprint, card_id, benefit_code, product_code, country, language_code,
      as_of, date_of_loss, application, form_version, session_hash, missing_documents, received_at
    FROM given ORDER BY fingerprint
    ON CONFLICT (fingerprint) DO NOTHING RETURNING id, long_operation_id
  ), taken AS (
    SELECT given.* FROM given JOIN claim USING (id)
  ), operation AS (
    INSERT INTO long_operations (id, id_hash, started_at) SELECT long_operation_id, id_hash, received_at FROM taken
  ), files AS (
    INSERT INTO claim_documents (claim_id, document_id, file_id, file_name, sha256, sent_at)
    SELECT taken.id, file.document_id, file.file_id, file.file_name, file.sha256, received_at
    FROM taken, jsonb_to_recordset(files) AS file (document_id text, file_id text, file_name text, sha256 text)
  )
  SELECT long_operation_id AS id FROM claim`

export async function insertClaims(tx: Queryable, claims: readonly NewClaim[]): Promise<ReadonlySet<string>> {
  const given = claims.map(({ item, operation: { id: long_operation_id, id_hash, now } }) => ({
    ...item,
    id: randomUUID(),
    long_operation_id,
    id_hash,
    received_at: now,
  }))
  const inserted = await tx.query<{ id: string }>(INSERT, [JSON.stringify(given)])
  return new Set(inserted.map(({ id }) => id))
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

/** A form as it is asked, for the receipts of all claims that are made with it. */
export async function keepFormVersion(on: Queryable, version: string, pages: readonly ClaimPage[]) {
  await on.query('INSERT INTO claim_form_versions (version, pages) VALUES ($1, $2) ON CONFLICT (version) DO NOTHING', [
    version,
    JSON.stringify(pages),
  ])
}
