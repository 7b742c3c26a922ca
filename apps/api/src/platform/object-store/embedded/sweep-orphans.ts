import type { Database } from '@amparo/database/database'
import type { ObjectFiles } from './object-files.ts'

/** A file that is being written shows every half a minute that its writer is alive. */
const ABANDONED_MS = 5 * 60_000

type Parts = { database: Database; files: Pick<ObjectFiles, 'list' | 'olderThan' | 'remove'> }

/**
 * Removes files that no row names: their upload was cut off together with the process that received it. Files that had a row at an earlier look
 * are skipped, so that a sweep costs one listing of the folder, however much is stored.
 */
export function createOrphanSweep({ database, files }: Parts) {
  let known = new Set<string>()

  return async () => {
    const present = await files.list()
    const unknown = present.filter((file) => !known.has(file))
    const old = await files.olderThan(new Date(Date.now() - ABANDONED_MS), unknown)
    // After the listing: a file gets its row when it is complete.
    const rows = await database.query<{ file: string }>('SELECT file FROM objects WHERE file = ANY($1::uuid[])', [
      unknown,
    ])
    const named = new Set(rows.map(({ file }) => file))
    known = new Set(present.filter((file) => known.has(file) || named.has(file)))
    for (const file of old) if (!named.has(file)) await files.remove(file)
  }
}
