import { randomUUID } from 'node:crypto'
import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import type { AnsweredPage } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import type { ClaimFile } from './claim-documents-repository.ts'
import type { SealedAnswers } from './sealed-answers.ts'

/** A claim is made from a card or from a policy. */
export type ClaimedFrom = { card_id: string | null; policy_id: string | null }

export type ReceivedClaim = ClaimedFrom & {
  fingerprint: string
  benefit_code: string
  product_code: string
  country: string
  language_code: string
  as_of: string
  date_of_loss: string | null
  application: Application
  form_version: string
  session_hash: string | null
  files: readonly ClaimFile[]
  /** Required documents that no file was sent for. */
  missing_documents: readonly string[]
}

type NewClaim = Omit<ReceivedClaim, 'files'> & { long_operation_id: string; received_at: Date }

/** Answers the claim's id, or null when the same answers were received before. */
export async function insertClaim(tx: Queryable, claim: NewClaim, answers: SealedAnswers): Promise<string | null> {
  const id = randomUUID()
  const { application, sealed_answers } = answers.seal(claim.application, id)
  const row = { ...claim, id, application: JSON.stringify(application), sealed_answers }
  const columns = Object.keys(row)
  const [inserted] = await tx.query<{ id: string }>(
    `INSERT INTO claims (${columns.join(', ')}) VALUES (${columns.map((_, place) => `$${place + 1}`).join(', ')})
     ON CONFLICT (fingerprint) DO NOTHING RETURNING id`,
    Object.values(row),
  )
  return inserted?.id ?? null
}

/** Stores the questions of a form, for the receipts of all claims that are made with it. */
export async function insertFormVersion(on: Queryable, version: string, pages: readonly ClaimPage[]) {
  await on.query('INSERT INTO claim_form_versions (version, pages) VALUES ($1, $2) ON CONFLICT (version) DO NOTHING', [
    version,
    JSON.stringify(pages),
  ])
}

type Registered = {
  id: string
  state: 'registered' | 'duplicate'
  status: 'open' | 'closed' | null
  missing_documents: string[]
}

/** Gives a received claim its number (one whose person was forgotten meanwhile is closed at once), or marks it as a duplicate when the same loss was claimed before (C-197). */
export async function registerClaim(tx: Queryable, operationId: string, claimNumber: string): Promise<Registered> {
  const [claim] = await tx.query<Registered>(
    `UPDATE claims SET
       state = CASE WHEN is_duplicate THEN 'duplicate' ELSE 'registered' END,
       status = CASE WHEN is_duplicate THEN NULL WHEN erased_at IS NULL THEN 'open' ELSE 'closed' END,
       claim_number = CASE WHEN is_duplicate THEN NULL ELSE $2 END
     FROM (
       SELECT received.id, EXISTS (
         SELECT 1 FROM claims AS other
         WHERE other.card_id = received.card_id AND other.benefit_code = received.benefit_code
           AND other.date_of_loss = received.date_of_loss AND other.state = 'registered'
       ) OR EXISTS (
         SELECT 1 FROM claims AS other
         WHERE other.policy_id = received.policy_id AND other.benefit_code = received.benefit_code
           AND other.date_of_loss = received.date_of_loss AND other.injured = received.injured AND other.state = 'registered'
       ) AS is_duplicate
       FROM claims AS received WHERE received.long_operation_id = $1
     ) AS received
     WHERE claims.id = received.id RETURNING claims.id, state, status, missing_documents`,
    [operationId, claimNumber],
  )
  if (!claim) throw new Error('an operation has no claim')
  return claim
}

/** Answers the claim's id, or null when there is no such claim. */
export async function setClaimStatus(tx: Queryable, claimNumber: string, status: string): Promise<string | null> {
  const [claim] = await tx.query<{ id: string }>('UPDATE claims SET status = $2 WHERE claim_number = $1 RETURNING id', [
    claimNumber,
    status,
  ])
  return claim?.id ?? null
}

/** Answers the claim's id, or null when there is no such claim or its receipt was revoked before. */
export async function revokeReceipt(tx: Queryable, claimNumber: string, now: Date): Promise<string | null> {
  const [claim] = await tx.query<{ id: string }>(
    'UPDATE claims SET receipt_revoked_at = $2 WHERE claim_number = $1 AND receipt_revoked_at IS NULL RETURNING id',
    [claimNumber, now],
  )
  return claim?.id ?? null
}

/** Moves a claim that waits for documents to review once a file has come for each request. False when there is nothing to change. */
export async function reviewWhenComplete(tx: Queryable, claimId: string): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE claims SET status = 'in_review'
     WHERE id = $1 AND status = 'waiting_for_documents' AND NOT EXISTS (
       SELECT 1 FROM claim_documents AS asked
       WHERE asked.claim_id = $1 AND asked.requested_at IS NOT NULL AND asked.received_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM claim_documents AS sent
         WHERE sent.claim_id = $1 AND sent.document_id = asked.document_id AND sent.sent_at >= asked.requested_at
       )
     ) RETURNING id`,
    [claimId],
  )
  return changed.length > 0
}

type UnsealedClaim = { id: string; application: Application; answered: AnsweredPage[] | null; fingerprint: string }

/** Encrypts the sensitive answers of some claims from before. Answers how many there were; other replicas take others. */
export async function sealClaims(tx: Queryable, answers: SealedAnswers, most: number): Promise<number> {
  const claims = await tx.query<UnsealedClaim>(
    `SELECT id, application, answered, fingerprint FROM claims WHERE sealed_answers IS NULL
     ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [most],
  )
  const rows = claims.map(({ id, application, answered, fingerprint }) => ({
    id,
    ...answers.seal(application, id),
    answered: answered && answers.maskPages(answered),
    fingerprint: answers.fingerprint(fingerprint),
  }))
  await tx.query(
    `UPDATE claims SET application = sealed.application, answered = sealed.answered,
       sealed_answers = sealed.sealed_answers, fingerprint = sealed.fingerprint
     FROM jsonb_to_recordset($1::jsonb)
       AS sealed (id uuid, application jsonb, answered jsonb, sealed_answers text, fingerprint text)
     WHERE claims.id = sealed.id`,
    [JSON.stringify(rows)],
  )
  return claims.length
}

type Erased = { application: Application; closes: boolean; now: Date }

/** `application` is what may stay. The fingerprint goes too: it says who sent the same answers. */
export async function eraseClaim(tx: Queryable, claimId: string, { application, closes, now }: Erased) {
  await tx.query(
    `UPDATE claims SET application = $2, answered = CASE WHEN answered IS NOT NULL THEN '[]'::jsonb END,
       sealed_answers = '', fingerprint = 'erased ' || id, session_hash = NULL, erased_at = $4,
       status = CASE WHEN $3 THEN 'closed' ELSE status END
     WHERE id = $1`,
    [claimId, JSON.stringify(application), closes, now],
  )
}
