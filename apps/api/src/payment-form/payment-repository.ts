import type { ClaimDetails } from '@amparo/contract/claim-register'
import type { Database, Queryable } from '@amparo/database/database'
import type { ClaimStatus } from '@amparo/rules/claims/claim-timeline'
import { isPaymentWanted, PAYMENT_DOCUMENT } from '@amparo/rules/claims/payment-document'
import type { ClaimFile, ClaimRegister } from '../claim-register/create-claim-register.ts'

/** `request_id` is the last request for payment details. */
export type PayableClaim = { id: string; request_id: string | null }
type NewPayment = {
  long_operation_id: string
  claim_id: string
  fingerprint: string
  /** The encrypted form. */
  sealed: string
  payee_bank_code: string
  account_ending: string
  received_at: Date
}

/** `requested_at` is null when payment details were never requested, or have come since. */
type Asked = PayableClaim & {
  status: ClaimStatus
  requested_at: Date | null
  was_sent: boolean
}

/** What says whether payment details are wanted. */
const ASKED = `SELECT claims.id, status, request.id AS request_id,
    CASE WHEN request.received_at IS NULL THEN request.requested_at END AS requested_at,
    EXISTS (SELECT 1 FROM payment_details WHERE claim_id = claims.id) AS was_sent
  FROM claims LEFT JOIN LATERAL (
    SELECT id, requested_at, received_at FROM claim_documents
    WHERE claim_id = claims.id AND document_id = '${PAYMENT_DOCUMENT}' AND requested_at IS NOT NULL
    ORDER BY requested_at DESC LIMIT 1
  ) AS request ON true
  WHERE erased_at IS NULL`

export type PaymentRepository = ReturnType<typeof createPaymentRepository>

export function createPaymentRepository(database: Database, { statusSince }: Pick<ClaimRegister, 'statusSince'>) {
  const isWanted = async (tx: Queryable, { id, requested_at, status }: Asked) =>
    isPaymentWanted({
      requestedAt: requested_at?.toISOString() ?? null,
      status,
      statusSince: (await statusSince(id, tx))?.toISOString() ?? '',
    })

  return {
    /**
     * The claim of a card in Brazil whose payment details are wanted (C-517), or were sent before: the same details again get the answer that
     * may have been lost, and others are a duplicate.
     */
    async findPayable({ claimNumber, cardId }: { claimNumber: string; cardId: string }): Promise<PayableClaim | null> {
      const [claim] = await database.query<Asked>(
        `${ASKED} AND claim_number = $1 AND card_id = $2 AND country = 'BRA'`,
        [claimNumber, cardId],
      )
      return claim && (claim.was_sent || (await isWanted(database, claim))) ? claim : null
    },

    async isWanted(tx: Queryable, claimId: string): Promise<boolean> {
      const [claim] = await tx.query<Asked>(`${ASKED} AND claims.id = $1`, [claimId])
      return claim !== undefined && isWanted(tx, claim)
    },

    /** False when the same details were received before. */
    async insert(tx: Queryable, row: NewPayment, files: readonly ClaimFile[]): Promise<boolean> {
      const columns = Object.keys(row)
      const inserted = await tx.query(
        `INSERT INTO payment_details (${columns.join(', ')}) VALUES (${columns.map((_, place) => `$${place + 1}`)})
         ON CONFLICT (fingerprint) DO NOTHING RETURNING long_operation_id`,
        Object.values(row),
      )
      if (inserted.length === 0) return false
      await tx.query(
        `INSERT INTO payment_files (long_operation_id, position, document_id, file_id, file_name, sha256)
         SELECT $1, position, file.document_id, file.file_id, file.file_name, file.sha256
         FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (document_id text, file_id text, file_name text, sha256 text))
           WITH ORDINALITY AS file (document_id, file_id, file_name, sha256, position)`,
        [row.long_operation_id, JSON.stringify(files)],
      )
      return true
    },

    async operationOf(fingerprint: string): Promise<string | null> {
      const [found] = await database.query<{ id: string }>(
        'SELECT long_operation_id AS id FROM payment_details WHERE fingerprint = $1',
        [fingerprint],
      )
      return found?.id ?? null
    },

    async claimOf(tx: Queryable, operationId: string): Promise<string> {
      const [found] = await tx.query<{ claim_id: string }>(
        'SELECT claim_id FROM payment_details WHERE long_operation_id = $1',
        [operationId],
      )
      if (!found) throw new Error('an operation has no payment details')
      return found.claim_id
    },

    filesOf: (tx: Queryable, operationId: string) =>
      tx.query<ClaimFile>(
        'SELECT document_id, file_id, file_name, sha256 FROM payment_files WHERE long_operation_id = $1 ORDER BY position',
        [operationId],
      ),

    /** These details are used from now on, instead of those that were accepted before. */
    async accept(tx: Queryable, operationId: string, claimId: string) {
      await tx.query("UPDATE payment_details SET state = 'replaced' WHERE claim_id = $1 AND state = 'accepted'", [
        claimId,
      ])
      await tx.query("UPDATE payment_details SET state = 'accepted' WHERE long_operation_id = $1", [operationId])
    },

    /**
     * Nobody reads details that were not wanted, so nothing of them stays but their fingerprint, which answers the same details again. Of an
     * erased claim, that goes too: nothing would erase it later.
     */
    async markDuplicate(tx: Queryable, operationId: string) {
      await tx.query('DELETE FROM payment_files WHERE long_operation_id = $1', [operationId])
      await tx.query(
        `UPDATE payment_details SET state = 'duplicate', sealed = '', payee_bank_code = '', account_ending = '',
           fingerprint = CASE WHEN erased_at IS NULL THEN payment_details.fingerprint
             ELSE 'erased ' || payment_details.long_operation_id END
         FROM claims WHERE claims.id = claim_id AND payment_details.long_operation_id = $1`,
        [operationId],
      )
    },

    /** Without the account: only its end is shown to anybody. */
    export: (tx: Queryable, claimIds: readonly string[]) =>
      tx.query(
        `SELECT claim_number, payment_details.state, payee_bank_code, account_ending, payment_details.received_at
         FROM payment_details JOIN claims ON claims.id = claim_id WHERE claim_id = ANY($1::uuid[])
         ORDER BY payment_details.received_at`,
        [claimIds],
      ),

    filesOfClaims: (tx: Queryable, claimIds: readonly string[]) =>
      tx.query<{ file_id: string; file_name: string }>(
        `SELECT file_id, file_name FROM payment_files JOIN payment_details USING (long_operation_id)
         WHERE claim_id = ANY($1::uuid[]) ORDER BY received_at, position`,
        [claimIds],
      ),

    /** Erases payees, their banks and accounts, and returns the files that came with them. When details were received, and their state, stay. */
    async erase(tx: Queryable, claimId: string): Promise<string[]> {
      await tx.query(
        `UPDATE payment_details SET sealed = '', payee_bank_code = '', account_ending = '',
           fingerprint = 'erased ' || long_operation_id
         WHERE claim_id = $1`,
        [claimId],
      )
      const files = await tx.query<{ file_id: string }>(
        `DELETE FROM payment_files WHERE long_operation_id IN
           (SELECT long_operation_id FROM payment_details WHERE claim_id = $1) RETURNING file_id`,
        [claimId],
      )
      return files.map(({ file_id }) => file_id)
    },

    /** What an operator sees of a claim's payment details. */
    async findAccepted(claimId: string): Promise<ClaimDetails['payment']> {
      const [found] = await database.query<{ payee_bank_code: string; account_ending: string; received_at: Date }>(
        `SELECT payee_bank_code, account_ending, received_at FROM payment_details
         WHERE claim_id = $1 AND state = 'accepted'`,
        [claimId],
      )
      return found ? { ...found, received_at: found.received_at.toISOString() } : null
    },
  }
}
