import type { Database } from '@amparo/database/database'
import { addFiles } from '../claim-register/claim-documents-repository.ts'
import type { ReceivedClaim } from '../claim-register/create-claim-register.ts'
import { receivedClaim } from './stored-claim.ts'

/** Receives a claim as the version before did, and leaves it to its job. Returns the id of the operation. */
export async function receiveOlder(database: Database, name: string, more: Partial<ReceivedClaim> = {}) {
  const { files, ...claim } = receivedClaim(name, more)
  const long_operation_id = crypto.randomUUID()
  const now = new Date()
  const row = { ...claim, id: crypto.randomUUID(), long_operation_id, received_at: now, sealed_answers: '' }
  const columns = Object.keys(row).join(', ')
  await database.transaction(async (tx) => {
    await tx.query(`INSERT INTO long_operations (id, id_hash, started_at, job) VALUES ($1, $2, $3, 'finish-claim')`, [
      long_operation_id,
      `hash of ${long_operation_id}`,
      now,
    ])
    await tx.query(
      `INSERT INTO claims (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::claims, $1::jsonb)`,
      [JSON.stringify(row)],
    )
    await addFiles(tx, row.id, { files, operationId: null, now })
  })
  return long_operation_id
}

/** The same for payment details. */
export async function receiveOlderPayment(database: Database, claimId: string) {
  const id = crypto.randomUUID()
  await database.transaction(async (tx) => {
    await tx.query(
      "INSERT INTO long_operations (id, id_hash, started_at, job) VALUES ($1, $2, now(), 'finish-payment')",
      [id, `hash of ${id}`],
    )
    await tx.query(
      `INSERT INTO payment_details (long_operation_id, claim_id, fingerprint, sealed, payee_bank_code, account_ending, received_at)
       VALUES ($1, $2, $3, 'an account', '001', '321', now())`,
      [id, claimId, `fingerprint of ${id}`],
    )
  })
  return id
}
