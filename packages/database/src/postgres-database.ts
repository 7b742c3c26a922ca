import pg from 'pg'
import type { Database } from './database.ts'
import { postgresListener } from './postgres-listener.ts'
import { transactionGuard } from './transaction-guard.ts'

export async function openPostgres({ url, poolSize = 10 }: { url: string; poolSize?: number }): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: { getTypeParser: plainDates } })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await pool.query('SELECT 1')
  const guard = transactionGuard()
  const connection = async () => {
    const client = await pool.connect()
    // The pool stops listening to a connection it lends out. That it broke is told by the query that fails.
    const ignore = () => {}
    client.on('error', ignore)
    return {
      client,
      giveBack() {
        client.release()
        client.off('error', ignore)
      },
    }
  }
  const listeners = new Set<{ close: () => Promise<void> }>()

  return {
    async query<Row>(text: string, values?: unknown[]) {
      guard.refuseInside()
      return (await pool.query(prepared(text, values))).rows as Row[]
    },
    async transaction(work) {
      guard.refuseInside()
      const { client, giveBack } = await connection()
      try {
        await client.query('BEGIN')
        const result = await guard.enter(() =>
          work({
            query: async <Row>(text: string, values?: unknown[]) =>
              (await client.query(prepared(text, values))).rows as Row[],
          }),
        )
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {})
        throw error
      } finally {
        giveBack()
      }
    },
    async script(text) {
      guard.refuseInside()
      const { client, giveBack } = await connection()
      try {
        return [await client.query(text)].flat().flatMap((result) => result.rows as Record<string, unknown>[])
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {})
        throw error
      } finally {
        giveBack()
      }
    },
    async listen(channel, onMessage) {
      const listener = await postgresListener({ url, channel, onMessage })
      listeners.add(listener)
      return async () => {
        listeners.delete(listener)
        await listener.close()
      }
    },
    async notify(channel, payload) {
      guard.refuseInside()
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload])
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()))
      await pool.end()
    },
  }
}

/** Each connection plans a statement once. Our statements are few and fixed; should ever one be made up by a caller, it is not kept. */
const names = new Map<string, string>()
const MOST_KEPT = 500
const LONGEST_KEPT = 10_000

function prepared(text: string, values: unknown[] | undefined): pg.QueryConfig {
  const isKept = values && (names.has(text) || (names.size < MOST_KEPT && text.length < LONGEST_KEPT))
  if (!isKept) return values ? { text, values } : { text }
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return { name, text, values }
}

const DATE = 1082
const BIGINT = 20

/** A day stays the text it is, and counts are numbers: the same values as the embedded database gives. */
function plainDates(type: number, format?: 'text' | 'binary') {
  if (type === DATE) return (text: string) => text
  if (type === BIGINT) return Number
  return pg.types.getTypeParser(type, format as 'text')
}
