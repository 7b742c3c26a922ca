import type { Database, Queryable } from '@amparo/database/database'

/** The plans of all statements in `work`. Whole tables are read only where no index could be used. */
export async function plansOf(database: Database, work: (explaining: Database) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  await database.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off')
    const query: Queryable['query'] = async (text, values) => {
      plans.push(JSON.stringify(await tx.query(`EXPLAIN (GENERIC_PLAN) ${text}`, values)))
      return [{ is_known: true }] as never
    }
    await work({ ...database, query })
  })
  return plans.join('\n')
}
