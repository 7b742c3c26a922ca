import { hash, randomBytes } from 'node:crypto'
import type { Application } from '@amparo/contract/claim-forms'
import type { Database, Queryable } from '@amparo/database/database'
import type { ClaimStatus } from '@amparo/rules/claims/claim-timeline'

const TOKEN_MS = 30 * 60_000

/** Of a number that nobody has, everything is null. */
export type FoundClaim =
  | { id: string; country: string; postal_code: string | null; last_name: string | null }
  | { id: null; country: null; postal_code: null; last_name: null }

export type ClaimRow = {
  id: string
  claim_number: string
  card_id: string
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

const tokenHash = (token: string) => hash('sha256', token, 'hex')
const CLAIM = `claims.id, claim_number, card_id, benefit_code, country, status, date_of_loss, application,
  claims.received_at`

/** Always one row, so that a number that nobody has takes as long as any other. Neither reads a claim's answers. */
export async function findForCheck(tx: Queryable, claimNumber: string): Promise<FoundClaim> {
  const [found] = await tx.query<FoundClaim>(
    `SELECT claims.id, country, postal_code, last_name
     FROM (SELECT $1::text AS number) AS asked LEFT JOIN claims ON claim_number = number`,
    [claimNumber],
  )
  return found as FoundClaim
}

export async function issueStatusToken(tx: Queryable, claimId: string, now: Date): Promise<string> {
  const token = `cs_${randomBytes(32).toString('base64url')}`
  const expires_at = new Date(now.getTime() + TOKEN_MS)
  await tx.query('INSERT INTO status_tokens (token_hash, claim_id, expires_at) VALUES ($1, $2, $3)', [
    tokenHash(token),
    claimId,
    expires_at,
  ])
  return token
}

export async function forgetOldTokens(on: Queryable, now: Date) {
  await on.query(
    `DELETE FROM status_tokens WHERE token_hash IN
       (SELECT token_hash FROM status_tokens WHERE expires_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [now],
  )
}

export type ClaimStatusRepository = ReturnType<typeof createClaimStatusRepository>

export function createClaimStatusRepository(database: Database) {
  const one = async (text: string, values: unknown[]) => (await database.query<ClaimRow>(text, values))[0] ?? null

  return {
    claim: (id: string) => one(`SELECT ${CLAIM} FROM claims WHERE id = $1`, [id]),

    /** The claim of a token, if it is the one that was named. */
    claimOfToken: (token: string, { claimNumber, now }: { claimNumber: string; now: Date }) =>
      one(
        `SELECT ${CLAIM} FROM status_tokens JOIN claims ON claims.id = claim_id
         WHERE token_hash = $1 AND claim_number = $2 AND expires_at > $3`,
        [tokenHash(token), claimNumber, now],
      ),

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
  }
}
