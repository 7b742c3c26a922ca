import { describe, expect, it } from 'vitest'
import { type DatabaseRun, databaseRuns, narrow } from './database-runs.ts'

const EMBEDDED = 'packages/database/src/database.test.ts'
const RACE = 'apps/api/src/letters/submit-letter.test.ts'
const files = [EMBEDDED, RACE, 'scripts/suite/seconds.ts', 'packages/rules/src/card/has-card-number.test.ts']
const [all, pglite, postgres] = databaseRuns(files) as [DatabaseRun, DatabaseRun, DatabaseRun]

it('runs races also on several connections, and what the embedded database does differently on it', () => {
  expect(all).toMatchObject({ paths: [], tags: ['embedded'], tagged: false })
  expect(pglite).toMatchObject({ paths: [EMBEDDED], tags: ['embedded'], tagged: true })
  expect(postgres).toMatchObject({ paths: [EMBEDDED, RACE], tags: ['race', 'embedded'], tagged: true })
})

describe('npm test with a path', () => {
  it('runs what was asked for', () => {
    expect(narrow(all, ['apps/portal'])?.paths).toEqual(['apps/portal'])
    expect(narrow(all, [])).toBe(all)
    expect(narrow(postgres, ['packages'])?.paths).toEqual([EMBEDDED])
  })

  it('leaves out a run that has nothing to do with it', () => {
    expect(narrow(pglite, ['apps/portal'])).toBeNull()
  })
})
