import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openPglite } from '../pglite-database.ts'
import { openPostgres } from '../postgres-database.ts'
import { fingerprint, pgliteTemplateOf } from './template.ts'

/** PostgreSQL's advisory lock while a template database is made. */
const TEMPLATE_LOCK = 724_502

/**
 * A fresh migrated database for a test: PGlite in memory, or a database of its own on the server that TEST_DATABASE_URL names when
 * TEST_DATABASE is `postgres`, with a pool of one when it is `postgres-one`. Without migrations it is empty.
 */
export async function openTestDatabase(migrations?: string): Promise<Database> {
  const kind = process.env.TEST_DATABASE ?? 'pglite'
  if (kind === 'pglite') return openPglite(migrations ? { template: await pgliteTemplateOf(migrations) } : {})

  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE asks for PostgreSQL, so TEST_DATABASE_URL has to name a server')
  return openOnServer({ server, migrations, poolSize: kind === 'postgres-one' ? 1 : 5 })
}

async function openOnServer({
  server,
  migrations,
  poolSize,
}: {
  server: string
  migrations: string | undefined
  poolSize: number
}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres({ url: server, poolSize: 1 })
  const template = migrations ? await serverTemplate({ admin, server, migrations }) : 'template1'
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  // On a slow machine a test may wait for longer than people do.
  const database = await openPostgres({ url: addressOf(server, name), poolSize, timeoutMs: 0 })

  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}

/** A migrated database on the server to copy; whichever process asks for it first makes it. */
async function serverTemplate({
  admin,
  server,
  migrations,
}: {
  admin: Database
  server: string
  migrations: string
}): Promise<string> {
  const name = `template_${fingerprint(migrations)}`
  const exists = async () => (await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).length > 0
  if (await exists()) return name

  await admin.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`)
  try {
    if (await exists()) return name
    const draft = `${name}_draft`
    await admin.query(`DROP DATABASE IF EXISTS ${draft}`)
    await admin.query(`CREATE DATABASE ${draft}`)
    const database = await openPostgres({ url: addressOf(server, draft), poolSize: 1 })
    await migrate(database, migrations)
    await database.close()
    // Renamed when it is complete, so that nobody copies half of it.
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  } finally {
    await admin.query(`SELECT pg_advisory_unlock(${TEMPLATE_LOCK})`)
  }
  return name
}

/** Where other connections find a test's database, if it is on a server. */
export async function addressOfTest(database: Database): Promise<string> {
  const [{ name }] = (await database.query('SELECT current_database() AS name')) as [{ name: string }]
  return addressOf(String(process.env.TEST_DATABASE_URL), name)
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
