import type { Database } from '@amparo/database/database'

const kinds = {
  claims: 'SELECT count(*) FROM claims WHERE received_at > $1',
  files: 'SELECT count(*) FROM files WHERE signed_at > $1',
  letters: 'SELECT count(*) FROM letters WHERE received_at > $1',
  'quotes and policies': 'SELECT count(*) FROM policies WHERE greatest(created_at, bought_at) > $1',
  'charges and refunds': 'SELECT count(*) FROM ledger_entries WHERE happened_at > $1',
  'status changes of claims': 'SELECT count(*) FROM claim_events WHERE happened_at > $1',
}

/** What has come since a backup was made, and is lost when the backup replaces it. */
export async function newerData(database: Database, since: Date): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, query] of Object.entries(kinds)) {
    const [row] = await database.query<{ count: number }>(query, [since])
    if (row && row.count > 0) lines.push(`${row.count} ${kind}`)
  }
  return lines
}
