import type { Database } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'

const oldCounts: OldRows = { table: 'claim_counts', key: 'claimant_id', where: 'since < $1' }

/** A count is used for a day. Older ones of claimants who do not claim again are deleted. */
export const deleteOldCounts = (database: Database, before: Date) => deleteAll(database, oldCounts, [before])
