import { expect, it } from 'vitest'
import { openExisting } from './backup-places.ts'

const server = process.env.TEST_DATABASE ? process.env.TEST_DATABASE_URL : undefined

it.skipIf(!server)('a backup may take longer than any other statement', async () => {
  const database = await openExisting('api', { DATABASE_URL: server, AMPARO_DATA: '/nowhere' } as never)
  const [limits] = await database.query(
    "SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
  )
  await database.close()
  expect(limits).toEqual({ statement: '0', idle: '0' })
})
