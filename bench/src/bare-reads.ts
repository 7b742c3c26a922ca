import { openPostgres } from '@amparo/database/postgres-database'

/** Reads that run one after the other. The chains of a stage run in parallel, and the next stage begins when all of them have ended. */
type Chain = { sql: string; values: unknown[] }[]
export type Reads = Chain[][]

// Runs as a child process. For every message it makes the same reads over and over, and sends back the rate.
const [url = ''] = process.argv.slice(2)
const CONNECTIONS = 10
const database = await openPostgres({ url, poolSize: CONNECTIONS })

async function readAll(chain: Chain) {
  for (const { sql, values } of chain)
    if ((await database.query(sql, values)).length === 0) throw new Error(`no rows for ${sql}`)
}

process.on('message', async ({ ms, reads }: { ms: number; reads: Reads }) => {
  const from = performance.now()
  let times = 0
  try {
    while (performance.now() < from + ms) {
      for (const chains of reads) await Promise.all(chains.map(readAll))
      times++
    }
    process.send?.({ rate: times / ((performance.now() - from) / 1000) })
  } catch (error) {
    process.send?.({ problem: (error as Error).message })
  }
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
