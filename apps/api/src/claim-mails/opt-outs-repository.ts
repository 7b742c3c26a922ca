import type { Database, Queryable } from '@amparo/database/database'

/** The addresses that want no mail, as keyed hashes. */
export function createOptOutsRepository(database: Database) {
  return {
    async has(tx: Queryable, addressHash: string): Promise<boolean> {
      const found = await tx.query('SELECT 1 FROM claim_mail_opt_outs WHERE address_hash = $1', [addressHash])
      return found.length > 0
    },

    async add(addressHash: string, now: Date) {
      await database.query(
        'INSERT INTO claim_mail_opt_outs (address_hash, opted_out_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [addressHash, now],
      )
    },

    async remove(addressHash: string) {
      await database.query('DELETE FROM claim_mail_opt_outs WHERE address_hash = $1', [addressHash])
    },
  }
}
