import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openPglite } from '../pglite-database.ts'
import { openPostgres } from '../postgres-database.ts'
import { testTemplate } from './template.ts'

const templates = new Map<string, Promise<Blob>>()

/**
 * A new migrated database for a test: in memory, or on the server at TEST_DATABASE_URL if TEST_DATABASE is `postgres`, or
 * `postgres-one` for a pool of one.
 */
export async function openTestDatabase(migrations: string): Promise<Database> {
  const kind = process.env.TEST_DATABASE ?? 'pglite'
  if (kind === 'pglite') return openFromTemplate(migrations)

  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE asks for PostgreSQL, so TEST_DATABASE_URL has to name a server')
  return openOnServer({ server, migrations, poolSize: kind === 'postgres-one' ? 1 : 5 })
}

async function openFromTemplate(migrations: string): Promise<Database> {
  const prepared = templates.get(migrations) ?? testTemplate(migrations)
  templates.set(migrations, prepared)
  return openPglite({ template: await prepared })
}

async function openOnServer({
  server,
  migrations,
  poolSize,
}: {
  server: string
  migrations: string
  poolSize: number
}) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgres({ url: server, poolSize: 1 })
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres({ url: url.href, poolSize })
  await migrate(database, migrations)

  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}
