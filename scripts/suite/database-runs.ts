import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from '../list-files.ts'
import type { RunOptions, Selection } from './run-tests.ts'

/** One run of the unit and API tests on one kind of database (TEST_DATABASE, see packages/database/src/testing/database.ts). */
export interface DatabaseRun extends Selection {
  name: string
  database: 'postgres-one' | 'postgres' | 'pglite'
  options: RunOptions
}

/**
 * Nearly everything runs on PostgreSQL with a pool of one, where a transaction that waits for a second connection would hang. With several
 * connections, calls that arrive at the same moment really run together. vitest.config.ts describes the tags.
 */
export function databaseRuns(files = listFiles()): DatabaseRun[] {
  const tests = files.filter((path) => path.endsWith('.test.ts'))
  const withTags = (...tags: string[]) => ({
    paths: tests.filter((path) => tags.some((tag) => names(path, tag))),
    tags,
    tagged: true,
    options: { live: false, workers: 1 },
  })

  return [
    {
      name: 'unit and API tests',
      database: 'postgres-one',
      paths: [],
      tags: ['embedded'],
      tagged: false,
      options: { live: true },
    },
    { name: 'tests of the embedded database', database: 'pglite', ...withTags('embedded') },
    { name: 'races on several connections', database: 'postgres', ...withTags('race', 'embedded') },
  ]
}

function names(path: string, tag: string): boolean {
  return new RegExp(`tags: \\[[^\\]]*'${tag}'`).test(readFileSync(join(root, path), 'utf8'))
}

/** What is left of a run when `npm test` was given paths; null when that is nothing. */
export function narrow(run: DatabaseRun, filter: string[]): DatabaseRun | null {
  if (filter.length === 0) return run
  if (run.paths.length === 0) return { ...run, paths: filter }
  const paths = run.paths.filter((path) => filter.some((wanted) => path.startsWith(wanted)))

  return paths.length === 0 ? null : { ...run, paths }
}
