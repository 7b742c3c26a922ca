import { expect, it } from 'vitest'
import { openPostgres, openWithoutLimit } from './postgres-database.ts'
import { addressOfTest, openTestDatabase } from './testing/database.ts'

const server = process.env.TEST_DATABASE ? process.env.TEST_DATABASE_URL : undefined

it('says in one line that a database cannot be reached, also at a name with several addresses', async () => {
  for (const host of ['127.0.0.1', 'localhost'])
    await expect(openPostgres({ url: `postgres://${host}:1/nothing` })).rejects.toThrow(
      /^the database cannot be reached: connect ECONNREFUSED [^\n]+$/,
    )
})

it.skipIf(!server)('limits the time of statements, except where they may take longer', async () => {
  const limitsOf = async (opened: ReturnType<typeof openPostgres>) => {
    const database = await opened
    const rows = await database.query(
      "SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
    )
    await database.close()
    return rows
  }
  const url = String(server)
  expect(await limitsOf(openPostgres({ url }))).toEqual([{ statement: '30s', idle: '30s' }])
  expect(await limitsOf(openWithoutLimit(url))).toEqual([{ statement: '0', idle: '0' }])
})

it.skipIf(!server)('stores the plan of a script that is a single statement', async () => {
  const database = await openPostgres({ url: String(server), poolSize: 1 })
  const plans = 'SELECT statement FROM pg_prepared_statements'
  expect(await database.script(`${plans};`)).toEqual([])
  expect(await database.script(plans)).toEqual([{ statement: plans }])
  await database.close()
})

it.skipIf(!server)('replaces a connection to a server that a fail-over has made read-only', async () => {
  const database = await openTestDatabase()
  await database.query('CREATE TABLE t (a int)')
  const url = await addressOfTest(database)
  const name = new URL(url).pathname.slice(1)
  await database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  const api = await openPostgres({ url, poolSize: 1 })
  await database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = off`)

  const write = () => api.transaction((tx) => tx.query('INSERT INTO t VALUES (1) RETURNING a'))
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  expect(await write()).toEqual([{ a: 1 }])
  await api.close()
  await database.close()
})
