import pg from 'pg'
import type { Database } from './database.ts'
import { publishPool, traced } from './diagnostics.ts'
import { postgresListener } from './postgres-listener.ts'
import { transactionGuard } from './transaction-guard.ts'

const CONNECT_MS = 10_000

/** The server gives up too: otherwise it keeps the locks of a connection whose other end is gone, and everybody else waits for them. */
const limits = (timeoutMs: number) => ({
  query_timeout: timeoutMs,
  statement_timeout: timeoutMs,
  idle_in_transaction_session_timeout: timeoutMs,
  connectionTimeoutMillis: CONNECT_MS,
})

type Options = {
  url: string
  poolSize?: number | undefined
  /** A statement that takes longer fails, and its connection is replaced: it may be half open, and would wait forever. 0 is no limit. */
  timeoutMs?: number | undefined
}

export async function openPostgres({ url, poolSize = 10, timeoutMs = 30_000 }: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: { getTypeParser: plainDates },
    keepAlive: true,
    ...(timeoutMs > 0 && limits(timeoutMs)),
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {})
  await pool.query('SELECT 1').catch(unreachable)
  publishPool(pool)
  const guard = transactionGuard()
  const connection = async () => {
    const client = await pool.connect()
    // The pool does not listen to a connection in use. If it breaks, its query fails.
    const ignore = () => {}
    client.on('error', ignore)
    return {
      client,
      /** A connection that does not even roll back is closed instead. */
      release(broken?: Error) {
        client.release(broken)
        client.off('error', ignore)
      },
    }
  }
  const listeners = new Set<{ close: () => Promise<void> }>()

  return {
    async query<Row>(text: string, values?: unknown[]) {
      guard.refuseInside()
      return withPlans(async (planned) => (await traced(text, () => pool.query(planned(text, values)))).rows as Row[])
    },
    async transaction(work) {
      guard.refuseInside()
      return withPlans(async (planned) => {
        const { client, release } = await connection()
        let broken: Error | undefined
        try {
          await traced('BEGIN', () => client.query('BEGIN'))
          const result = await guard.enter(() =>
            work({
              query: async <Row>(text: string, values?: unknown[]) =>
                (await traced(text, () => client.query(planned(text, values)))).rows as Row[],
            }),
          )
          await traced('COMMIT', () => client.query('COMMIT'))
          return result
        } catch (error) {
          broken = await rolledBack(client, error)
          throw error
        } finally {
          release(broken)
        }
      })
    },
    async script(text) {
      guard.refuseInside()
      // A single statement gets a stored plan too. This halves PostgreSQL's work while servers wait for jobs.
      if (!text.includes(';')) return withPlans(async (planned) => (await pool.query(planned(text, []))).rows)
      const { client, release } = await connection()
      let broken: Error | undefined
      try {
        return [await client.query(text)].flat().flatMap((result) => result.rows as Record<string, unknown>[])
      } catch (error) {
        broken = await rolledBack(client, error)
        throw error
      } finally {
        release(broken)
      }
    },
    async listen(channel, onMessage) {
      const listener = await postgresListener({ url, channel, onMessage, timeoutMs })
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

/** When every address of a host refuses, only the parts of the error have messages. */
function unreachable(error: Error | AggregateError): never {
  const reasons = 'errors' in error ? error.errors.map((one: Error) => one.message) : [error.message]
  throw new Error(`the database cannot be reached: ${reasons.join(', ')}`, { cause: error })
}

/** Without a time limit: migrations, and copying or checking large tables, may take longer than any other statement. */
export const openWithoutLimit = (url: string, poolSize = 1) => openPostgres({ url, poolSize, timeoutMs: 0 })

/**
 * The error of a connection that cannot be used again, if it is one. A statement that timed out may still be running on it, old plans stay, and a
 * server that has become read-only in a fail-over stays so.
 */
async function rolledBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if ((error as Error).message === 'Query read timeout') return error as Error
  return client.query('ROLLBACK').then(
    () => (hasOldPlan(error) || isReadOnly(error) ? (error as Error) : undefined),
    (failed: Error) => failed,
  )
}

type Statement = (text: string, values: unknown[] | undefined) => pg.QueryConfig

/** "cached plan must not change result type", in any language: a migration has changed a table since the statement was planned. */
const hasOldPlan = (error: unknown) => (error as pg.DatabaseError).routine === 'RevalidateCachedQuery'

const isReadOnly = (error: unknown) => (error as pg.DatabaseError).code === '25006'

/** Runs `work` again without stored plans if one of them is too old. By then nothing of it is committed. */
async function withPlans<Result>(work: (statement: Statement) => Promise<Result>): Promise<Result> {
  try {
    return await work(prepared)
  } catch (error) {
    if (!hasOldPlan(error)) throw error
    return work(unprepared)
  }
}

const unprepared: Statement = (text, values) => (values ? { text, values } : { text })

/** Named statements, so that each connection plans a statement once. Limited, in case statements are ever generated. */
const names = new Map<string, string>()
const MOST_NAMED = 500
const LONGEST_NAMED = 10_000

function prepared(text: string, values: unknown[] | undefined): pg.QueryConfig {
  const isNamed = values && (names.has(text) || (names.size < MOST_NAMED && text.length < LONGEST_NAMED))
  if (!isNamed) return unprepared(text, values)
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return { name, text, values }
}

const DATE = 1082
const BIGINT = 20

/** Dates are texts and counts are numbers, as in the PGlite adapter. */
function plainDates(type: number, format?: 'text' | 'binary') {
  if (type === DATE) return (text: string) => text
  if (type === BIGINT) return Number
  return pg.types.getTypeParser(type, format as 'text')
}
