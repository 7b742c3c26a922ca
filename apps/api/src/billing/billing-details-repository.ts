import type { Queryable } from '@amparo/database/database'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { BillingDetails } from './charges/charge.ts'

export type BillingDetailsRepository = ReturnType<typeof createBillingDetailsRepository>

/** The cardholder name and billing address of a policy's card, stored encrypted. */
export function createBillingDetailsRepository(encryption: DetailsEncryption) {
  return {
    async set(tx: Queryable, policyId: string, details: BillingDetails) {
      await tx.query(
        `INSERT INTO billing_details (policy_id, sealed_billing) VALUES ($1, $2)
         ON CONFLICT (policy_id) DO UPDATE SET sealed_billing = excluded.sealed_billing`,
        [policyId, encryption.encrypt(details, policyId)],
      )
    },

    async erase(tx: Queryable, policyId: string) {
      await tx.query('DELETE FROM billing_details WHERE policy_id = $1', [policyId])
    },

    async find(on: Queryable, policyId: string): Promise<BillingDetails | null> {
      const [row] = await on.query<{ sealed_billing: string }>(
        'SELECT sealed_billing FROM billing_details WHERE policy_id = $1',
        [policyId],
      )
      return row ? (encryption.decrypt(row.sealed_billing, policyId) as BillingDetails) : null
    },
  }
}
