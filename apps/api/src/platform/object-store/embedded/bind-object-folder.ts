import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings/settings'
import { createBindingRepository } from '../binding-repository.ts'
import type { ObjectFiles } from './object-files.ts'

type Parts = { database: Database; folder: string; files: Pick<ObjectFiles, 'list'> }

/**
 * Files that the database does not know are deleted, so a folder must belong to one database: both store the same id. Fails for a folder of
 * another database before anything changes. A folder without an id is taken over if it is empty or has a file of this database.
 */
export async function bindObjectFolder({ database, folder, files }: Parts): Promise<void> {
  const file = join(folder, 'database.id')
  const found = readId(file)
  const binding = createBindingRepository(database)
  const bound = await binding.find()
  if (found !== null && found === bound) return

  const present = await files.list()
  const isFree = found === null && present.length === 0
  const isForeign = Boolean(found && bound) || !(isFree || (await namesAny(database, present)))
  if (isForeign) throw belongsToAnother(folder)
  const id = await binding.keep(found)
  if (writeId(file, id) !== id) throw belongsToAnother(folder)
}

function belongsToAnother(folder: string) {
  return new BadSettings(
    `the files in ${folder} belong to another database; nothing was changed. Set DATABASE_URL to that one, or AMPARO_DATA to another folder`,
  )
}

/** A database restored from an older backup may lack the id but still know its files. */
async function namesAny(database: Database, present: readonly string[]): Promise<boolean> {
  const [named] = await database.query('SELECT 1 FROM objects WHERE file = ANY($1::uuid[]) LIMIT 1', [present])
  return named !== undefined
}

/** A link appears with its content or not at all; if another process was faster, its id counts. Process ids repeat between machines. */
function writeId(file: string, id: string): string | null {
  const own = `${file}.${randomUUID()}`
  try {
    writeFileSync(own, `${id}\n`, { mode: 0o600, flush: true })
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readId(file)
}

function readId(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
