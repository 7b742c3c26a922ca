import type { OperatorKey } from '@amparo/contract/operator-keys'
import type { Database } from '@amparo/database/database'

type Row = Omit<OperatorKey, 'created_at' | 'revoked_at'> & { created_at: Date; revoked_at: Date | null }
type By = { author: string; now: Date }

const COLUMNS = 'name, created_at, created_by, last_used_on::text, revoked_at, revoked_by'

export function createOperatorKeyRepository(database: Database) {
  return {
    list: async () => (await database.query<Row>(`SELECT ${COLUMNS} FROM operator_keys ORDER BY name`)).map(shown),

    /** The keys that have not been revoked. */
    valid: () =>
      database.query<{ name: string; hash: string; last_used_on: string | null }>(
        'SELECT name, hash, last_used_on::text FROM operator_keys WHERE revoked_at IS NULL',
      ),

    /** Counts and writes under a lock, so that the limit holds for parallel calls in any number of replicas. */
    add: (name: string, hash: string, { author, now, most }: By & { most: number }) =>
      database.transaction(async (tx): Promise<'added' | 'taken' | 'too_many'> => {
        await tx.query("SELECT pg_advisory_xact_lock(hashtext('operator keys'))")
        const [valid] = await tx.query<{ count: number }>(
          'SELECT count(*)::integer AS count FROM operator_keys WHERE revoked_at IS NULL',
        )
        if ((valid?.count ?? 0) >= most) return 'too_many'
        const added = await tx.query(
          `INSERT INTO operator_keys (name, hash, created_at, created_by) VALUES ($1, $2, $3, $4)
           ON CONFLICT (name) DO NOTHING RETURNING name`,
          [name, hash, now, author],
        )
        return added.length > 0 ? 'added' : 'taken'
      }),

    markUsed: (name: string, day: string) =>
      database.query('UPDATE operator_keys SET last_used_on = $2 WHERE name = $1', [name, day]),

    /** Null if there is no such key, or it was already revoked. */
    async revoke(name: string, { author, now }: By): Promise<OperatorKey | null> {
      const [key] = await database.query<Row>(
        `UPDATE operator_keys SET revoked_at = $2, revoked_by = $3 WHERE name = $1 AND revoked_at IS NULL
         RETURNING ${COLUMNS}`,
        [name, now, author],
      )
      return key ? shown(key) : null
    },

    async isKnown(name: string): Promise<boolean> {
      return (await database.query('SELECT 1 FROM operator_keys WHERE name = $1', [name])).length > 0
    },
  }
}

function shown({ created_at, revoked_at, ...key }: Row): OperatorKey {
  return { ...key, created_at: created_at.toISOString(), revoked_at: revoked_at?.toISOString() ?? null }
}
