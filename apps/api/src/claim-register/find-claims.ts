import type { Application } from '@amparo/contract/claim-forms'
import type { Database, Queryable } from '@amparo/database/database'
import type { ClaimStatus } from '@amparo/rules/claims/claim-timeline'
import type { ClaimedFrom } from './claims-repository/received-claim.ts'

/** What a status check compares. For a number that no claim has, or an erased one, everything is null. */
export type ComparedClaim =
  | { id: string; country: string; postal_code: string | null; last_name: string | null }
  | { id: null; country: null; postal_code: null; last_name: null }

export type ClaimRow = {
  id: string
  claim_number: string
  card_id: string | null
  policy_id: string | null
  benefit_code: string
  country: string
  status: ClaimStatus
  date_of_loss: string | null
  application: Application
  received_at: Date
}
export type DocumentRow = {
  id: string
  document_id: string
  requested_at: Date | null
  sent_at: Date | null
  received_at: Date | null
}

/** Claims as other areas look them up. */
export function createClaimFinder(database: Database) {
  return {
    /** Always one row, so that a number that no claim has takes as long as any other. Never reads a claim's answers. */
    async findForCheck(tx: Queryable, claimNumber: string): Promise<ComparedClaim> {
      const [found] = await tx.query<ComparedClaim>(
        `SELECT claims.id, country, postal_code, last_name
         FROM (SELECT $1::text AS number) AS asked LEFT JOIN claims ON claim_number = number AND erased_at IS NULL`,
        [claimNumber],
      )
      return found as ComparedClaim
    },

    async idOf(tx: Queryable, claimNumber: string): Promise<string | null> {
      const [claim] = await tx.query<{ id: string }>('SELECT id FROM claims WHERE claim_number = $1', [claimNumber])
      return claim?.id ?? null
    },

    async find(id: string): Promise<ClaimRow | null> {
      const [claim] = await database.query<ClaimRow>(
        `SELECT id, claim_number, card_id, policy_id, benefit_code, country, status, date_of_loss, application, received_at
         FROM claims WHERE id = $1`,
        [id],
      )
      return claim ?? null
    },

    /** Returns the claim's number. Other transactions that lock it wait until this one ends. */
    async lock(tx: Queryable, id: string): Promise<string> {
      const [claim] = await tx.query<{ claim_number: string }>(
        'SELECT claim_number FROM claims WHERE id = $1 FOR UPDATE',
        [id],
      )
      if (!claim) throw new Error('the claim no longer exists')
      return claim.claim_number
    },

    /** The claim's number, or null if it was erased. Nobody else changes or erases it until this transaction ends. */
    async lockUnerased(tx: Queryable, id: string): Promise<string | null> {
      const [claim] = await tx.query<{ claim_number: string }>(
        'SELECT claim_number FROM claims WHERE id = $1 AND erased_at IS NULL FOR UPDATE',
        [id],
      )
      return claim?.claim_number ?? null
    },

    /** The row id of the operation that received the same answers. */
    async operationOf(fingerprint: string): Promise<string | null> {
      const [found] = await database.query<{ id: string }>(
        'SELECT long_operation_id AS id FROM claims WHERE fingerprint = $1',
        [fingerprint],
      )
      return found?.id ?? null
    },

    documents: (claimId: string) =>
      database.query<DocumentRow>(
        `SELECT id, document_id, requested_at, sent_at, received_at FROM claim_documents
         WHERE claim_id = $1 ORDER BY coalesce(requested_at, sent_at, received_at), document_id`,
        [claimId],
      ),

    statuses: (claimId: string) =>
      database.query<{ status: ClaimStatus; happened_at: Date }>(
        "SELECT status, happened_at FROM claim_events WHERE claim_id = $1 AND kind = 'status' ORDER BY position",
        [claimId],
      ),

    /** When the claim got its present status. Setting the same status again, for the sake of a note, changes nothing. */
    async statusSince(id: string, tx: Queryable = database): Promise<Date | null> {
      const [first] = await tx.query<{ happened_at: Date }>(
        `SELECT happened_at FROM claims JOIN claim_events ON claim_id = claims.id
         WHERE claims.id = $1 AND kind = 'status' AND position > coalesce((
           SELECT max(position) FROM claim_events WHERE claim_id = $1 AND kind = 'status' AND status <> claims.status
         ), 0) ORDER BY position LIMIT 1`,
        [id],
      )
      return first?.happened_at ?? null
    },

    /** The ids of the documents that an upload was for. */
    async documentsOfOperation(tx: Queryable, claimId: string, operationId: string): Promise<string[]> {
      const found = await tx.query<{ document_id: string }>(
        `SELECT DISTINCT document_id FROM claim_documents WHERE claim_id = $1 AND long_operation_id = $2
         ORDER BY document_id`,
        [claimId, operationId],
      )
      return found.map(({ document_id }) => document_id)
    },

    /** Which of the files belong to another claimant's claim: a stolen file id cannot be used. */
    async filesOfOthers(fileIds: readonly string[], { card_id, policy_id }: ClaimedFrom): Promise<ReadonlySet<string>> {
      if (fileIds.length === 0) return new Set()
      const found = await database.query<{ file_id: string }>(
        `SELECT file_id FROM claim_documents JOIN claims ON claims.id = claim_id
         WHERE file_id = ANY($1) AND (card_id IS DISTINCT FROM $2 OR policy_id IS DISTINCT FROM $3)`,
        [fileIds, card_id, policy_id],
      )
      return new Set(found.map(({ file_id }) => file_id))
    },
  }
}
