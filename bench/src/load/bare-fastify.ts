import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'

// Runs as a child process: the baseline of the load test. Fastify and pg, one indexed read for each request, and nothing else.
const [url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
await pool.query(`CREATE TABLE IF NOT EXISTS bare_reads AS
  SELECT id, repeat('x', 1000) AS body FROM generate_series(0, 9999) AS id`)
await pool.query('CREATE UNIQUE INDEX IF NOT EXISTS bare_reads_id ON bare_reads (id)')

const app = fastify()
app.get<{ Params: { id: string } }>('/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'read',
    text: 'SELECT id, body FROM bare_reads WHERE id = $1',
    values: [Number(params.id)],
  })
  return rows[0]
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit())
