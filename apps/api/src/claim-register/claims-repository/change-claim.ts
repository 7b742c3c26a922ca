import type { Queryable } from '@amparo/database/database'
import type { MailedClaim } from '../../claim-mails/create-claim-mails.ts'
import { MAILED } from './mailed-claim.ts'

type ChangedClaim = MailedClaim & { id: string; before: string }

/** Returns the claim with the status it had before, or null if there is no such claim. */
export async function setClaimStatus(tx: Queryable, claimNumber: string, status: string): Promise<ChangedClaim | null> {
  const [claim] = await tx.query<ChangedClaim>(
    `UPDATE claims SET status = $2
     FROM (SELECT id, status AS before FROM claims WHERE claim_number = $1 FOR UPDATE) AS old
     WHERE claims.id = old.id RETURNING claims.id, before, ${MAILED}`,
    [claimNumber, status],
  )
  return claim ?? null
}

/** Returns the claim's id, or null if there is no such claim or its receipt was revoked before. */
export async function revokeReceipt(tx: Queryable, claimNumber: string, now: Date): Promise<string | null> {
  const [claim] = await tx.query<{ id: string }>(
    'UPDATE claims SET receipt_revoked_at = $2 WHERE claim_number = $1 AND receipt_revoked_at IS NULL RETURNING id',
    [claimNumber, now],
  )
  return claim?.id ?? null
}

/** Moves a claim that waits for documents to review once a file has come for each request. Null when there is nothing to change. */
export async function reviewWhenComplete(tx: Queryable, claimId: string): Promise<MailedClaim | null> {
  const [changed] = await tx.query<MailedClaim>(
    `UPDATE claims SET status = 'in_review'
     WHERE id = $1 AND status = 'waiting_for_documents' AND NOT EXISTS (
       SELECT 1 FROM claim_documents AS asked
       WHERE asked.claim_id = $1 AND asked.requested_at IS NOT NULL AND asked.received_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM claim_documents AS sent
         WHERE sent.claim_id = $1 AND sent.document_id = asked.document_id AND sent.sent_at >= asked.requested_at
       )
     ) RETURNING ${MAILED}`,
    [claimId],
  )
  return changed ?? null
}
