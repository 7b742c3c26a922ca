import type { Database, Queryable } from '@amparo/database/database'

/** The plans of all statements in `work`, for any values. Whole tables are read only where no index could be used. */
export async function plansOf(database: Database, work: (explaining: Database) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const query: Queryable['query'] = async (text) => {
    const plan = `SET enable_seqscan = off; EXPLAIN (GENERIC_PLAN) ${text}; RESET enable_seqscan`
    plans.push(JSON.stringify(await database.script(plan)))
    return [{ is_known: true }] as never
  }
  await work({ ...database, query })
  return plans.join('\n')
}
