import { randomUUID } from 'node:crypto'
import { openPostgres } from '@amparo/database/postgres-database'

// Runs as a child process. For every message it inserts rows, one per statement and transaction, and sends back the rate. It has as
// many connections as two replicas.
const [url = '', body = '', people = ''] = process.argv.slice(2)
const CONNECTIONS = 20
const database = await openPostgres({ url, poolSize: CONNECTIONS })
await database.script('CREATE TABLE IF NOT EXISTS bare (id uuid PRIMARY KEY, body jsonb NOT NULL)')

process.on('message', async ({ ms }: { ms: number }) => {
  const from = performance.now()
  let inserted = 0
  const insertUntil = async () => {
    while (performance.now() < from + ms) {
      await database.query('INSERT INTO bare (id, body) VALUES ($1, $2)', [randomUUID(), body])
      inserted++
    }
  }
  await Promise.all(Array.from({ length: Number(people) }, insertUntil))
  process.send?.({ rate: inserted / ((performance.now() - from) / 1000) })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
