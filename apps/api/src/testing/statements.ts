import type { Database } from '@amparo/database/database'
import { vi } from 'vitest'

/** The texts of all statements that run during `work`, in transactions and outside, without those of the job queue. */
export async function statementsOf(database: Database, work: () => Promise<void>): Promise<string[]> {
  const statements: string[] = []
  const { transaction } = database
  const transactions = vi.spyOn(database, 'transaction').mockImplementation((inside) =>
    transaction((tx) =>
      inside({
        query(text, values) {
          statements.push(text)
          return tx.query(text, values)
        },
      }),
    ),
  )
  const queries = vi.spyOn(database, 'query')
  await work()
  statements.push(...queries.mock.calls.map(([text]) => text))
  transactions.mockRestore()
  queries.mockRestore()
  return statements.filter((text) => !/\bjobs\./.test(text))
}
