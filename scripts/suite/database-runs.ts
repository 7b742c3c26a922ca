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

/** The tags of tests that run on two kinds of database; vitest.config.ts describes them. */
const TWICE = ['race', 'engine']

/**
 * PGlite queues everything on its one connection, where a transaction that waits for a second one would hang; PostgreSQL with several
 * connections really runs things together. Tests that depend on neither run once, on PostgreSQL with a pool of one.
 */
export function databaseRuns(files = listFiles()): DatabaseRun[] {
  const twice = { paths: files.filter(hasTag), tags: TWICE, tagged: true, options: { live: false, workers: 1 } }

  return [
    {
      name: 'unit and API tests',
      database: 'postgres-one',
      paths: [],
      tags: TWICE,
      tagged: false,
      options: { live: true },
    },
    { name: 'races and the engine on PGlite', database: 'pglite', ...twice },
    { name: 'races and the engine on PostgreSQL', database: 'postgres', ...twice },
  ]
}

function hasTag(path: string): boolean {
  if (!path.endsWith('.test.ts')) return false
  const text = readFileSync(join(root, path), 'utf8')
  return TWICE.some((tag) => text.includes(`tags: ['${tag}']`))
}

/** What is left of a run when `npm test` was given paths; null when that is nothing. */
export function narrow(run: DatabaseRun, filter: string[]): DatabaseRun | null {
  if (filter.length === 0) return run
  if (run.paths.length === 0) return { ...run, paths: filter }
  const paths = run.paths.filter((path) => filter.some((wanted) => path.startsWith(wanted)))

  return paths.length === 0 ? null : { ...run, paths }
}
