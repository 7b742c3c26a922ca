const MINUTE_MS = 60_000

export type SharedRow = { hash: string; calls: number; ends: number }
type Shared = { query<Row>(text: string, values: unknown[]): Promise<Row[]> }

/** Adds these calls to what all replicas have counted in the current minute of each key, and returns the sums. Deletes what is over. */
export async function shareWith(database: Shared, rows: readonly SharedRow[], now: number): Promise<SharedRow[]> {
  // In one order in all replicas, so that none waits for another that waits for it.
  const sorted = rows.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  const found = await database.query<{ key_hash: string; calls: number; ends_at: Date }>(SHARE, [
    sorted.map(({ hash }) => hash),
    sorted.map(({ calls }) => calls),
    sorted.map(({ ends }) => new Date(ends).toISOString()),
    new Date(now).toISOString(),
    new Date(now + MINUTE_MS).toISOString(),
  ])
  await database.query('DELETE FROM call_counts WHERE ends_at < $1', [new Date(now - MINUTE_MS).toISOString()])
  return found.map(({ key_hash: hash, calls, ends_at }) => ({ hash, calls, ends: ends_at.getTime() }))
}

const IS_LIVE = 'known.ends_at > $4::timestamptz AND known.ends_at <= $5::timestamptz'
const SHARE = `
  INSERT INTO call_counts AS known (key_hash, calls, ends_at)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::timestamptz[])
  ON CONFLICT (key_hash) DO UPDATE SET
    calls = CASE WHEN ${IS_LIVE} THEN greatest(known.calls + excluded.calls, 0) ELSE excluded.calls END,
    ends_at = CASE WHEN ${IS_LIVE} THEN known.ends_at ELSE excluded.ends_at END
  RETURNING key_hash, calls, ends_at`
