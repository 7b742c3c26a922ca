import { describe, expect, it } from 'vitest'
import { type DatabaseRun, databaseRuns, narrow } from './database-runs.ts'

const FILES = [
  'packages/database/src/database.test.ts',
  'apps/api/src/files/one-permit.test.ts',
  'scripts/suite/counts.test.ts',
]
const [all, pglite, postgres] = databaseRuns(FILES) as [DatabaseRun, DatabaseRun, DatabaseRun]

it('runs tagged tests on PGlite and on several connections, and all others once', () => {
  expect(pglite.paths).toEqual(FILES.slice(0, 2))
  expect(postgres.paths).toEqual(pglite.paths)
  expect([pglite.tagged, postgres.tagged]).toEqual([true, true])
  expect(all).toMatchObject({ paths: [], tags: pglite.tags, tagged: false })
})

describe('npm test with a path', () => {
  it('runs what was asked for', () => {
    expect(narrow(all, ['apps/portal'])?.paths).toEqual(['apps/portal'])
    expect(narrow(all, [])).toBe(all)
    expect(narrow(pglite, ['packages'])?.paths).toEqual(FILES.slice(0, 1))
  })

  it('leaves out a run that has nothing to do with it', () => {
    expect(narrow(pglite, ['apps/portal'])).toBeNull()
  })
})
