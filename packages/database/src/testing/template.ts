import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import workspace from '../../package.json' with { type: 'json' }
import { migrate } from '../migrate.ts'
import { pgliteTemplate } from '../pglite-database.ts'

const cache = join(import.meta.dirname, '../../../../.cache/test-databases')
const loaded = new Map<string, Promise<Blob>>()

/** A migrated PGlite database to copy. Making one takes seconds, so it is stored on disk, and read once per test file. */
export function pgliteTemplateOf(migrations: string): Promise<Blob> {
  const template = loaded.get(migrations) ?? readOrMake(migrations)
  loaded.set(migrations, template)
  return template
}

async function readOrMake(migrations: string): Promise<Blob> {
  const file = join(cache, `${fingerprint(migrations)}.tar`)
  if (!existsSync(file)) {
    const made = await pgliteTemplate(async (database) => void (await migrate(database, migrations)))
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await made.arrayBuffer()))
    renameSync(`${file}.${process.pid}`, file)
  }
  return new Blob([readFileSync(file)])
}

/** Changes with the migrations and with PGlite. */
export function fingerprint(migrations: string): string {
  const hash = createHash('sha256').update(workspace.dependencies['@electric-sql/pglite'])
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}
