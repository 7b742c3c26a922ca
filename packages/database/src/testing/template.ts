import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import workspace from '../../package.json' with { type: 'json' }
import { migrate } from '../migrate.ts'
import { openPglite } from '../pglite-database.ts'

export const cache = join(import.meta.dirname, '../../../../.cache/test-databases')
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
    const made = await migratedCopy(migrations)
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await made.arrayBuffer()))
    renameSync(`${file}.${process.pid}`, file)
  }
  return new Blob([readFileSync(file)])
}

async function migratedCopy(migrations: string): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'test-database-'))
  const database = await openPglite({ folder })
  await migrate(database, migrations)
  await database.close()
  const engine = await PGlite.create(folder)
  const copy = await engine.dumpDataDir('none')
  await engine.close()
  rmSync(folder, { recursive: true })
  return copy
}

/** Changes with the migrations and with PGlite. */
export function fingerprint(migrations: string): string {
  const hash = createHash('sha256').update(workspace.dependencies['@electric-sql/pglite'])
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}
