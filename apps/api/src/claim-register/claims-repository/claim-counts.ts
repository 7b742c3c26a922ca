import type { Database } from '@amparo/database/database'

/** A count is used for a day. Older ones of claimants who do not claim again are deleted, a thousand at a time. */
export async function deleteOldCounts(database: Database, before: Date): Promise<number> {
  const deleted = await database.query(
    `DELETE FROM claim_counts WHERE claimant_id IN
       (SELECT claimant_id FROM claim_counts WHERE since < $1 LIMIT 1000 FOR UPDATE SKIP LOCKED) RETURNING 1`,
    [before],
  )
  return deleted.length
}
