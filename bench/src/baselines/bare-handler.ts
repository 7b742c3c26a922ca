import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPostgres } from '@amparo/database/postgres-database'

/** Statements that run one after the other. The chains of a stage run in parallel, and the next stage begins when all of them have ended. */
export type Chain = { sql: string; values: unknown[] }[]
export type Statements = Chain[][]

// Runs as a child process: the baseline for calls that read and write. Node's own HTTP server and pg, and nothing else: the call at `/0` runs
// the first group of statements and answers with the rows.
const [url = '', given = '[]'] = process.argv.slice(2)
const groups = JSON.parse(given) as Statements[]
const CONNECTIONS = 10
const database = await openPostgres({ url, poolSize: CONNECTIONS })

async function rowsOf(chain: Chain) {
  const all: unknown[] = []
  for (const { sql, values } of chain) {
    const rows = await database.query(sql, values)
    if (rows.length === 0) throw new Error(`no rows for ${sql}`)
    all.push(rows)
  }
  return all
}

async function answer(statements: Statements) {
  const rows: unknown[] = []
  for (const chains of statements) rows.push(await Promise.all(chains.map(rowsOf)))
  return JSON.stringify(rows)
}

const headers = { 'content-type': 'application/json; charset=utf-8' }
const server = createServer((request, response) => {
  request.resume().on('end', async () => {
    const text = await answer(groups[Number(request.url?.slice(1))] ?? [])
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
  })
}).listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
