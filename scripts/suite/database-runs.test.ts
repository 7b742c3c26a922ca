import { describe, expect, it } from 'vitest'
import { listFiles } from '../list-files.ts'
import { DATABASE_RUNS, narrow } from './database-runs.ts'

describe('the runs on each database', () => {
  const tests = listFiles().filter((path) => path.endsWith('.test.ts'))

  it.each(DATABASE_RUNS.flatMap(({ paths, without }) => [...paths, ...without]))('find tests at %s', (beginning) => {
    expect(tests.some((path) => path.startsWith(beginning))).toBe(true)
  })
})

it('leave out only tests that run both on PGlite and on several connections', () => {
  const pathsOn = (wanted: string) => DATABASE_RUNS.find(({ database }) => database === wanted)?.paths
  for (const path of DATABASE_RUNS.flatMap(({ without }) => without)) {
    expect(pathsOn('pglite')).toContain(path)
    expect(pathsOn('postgres')).toContain(path)
  }
})

describe('npm test with a path', () => {
  const [all, pglite] = DATABASE_RUNS as [(typeof DATABASE_RUNS)[number], (typeof DATABASE_RUNS)[number]]

  it('runs what was asked for', () => {
    expect(narrow(all, ['apps/portal'])?.paths).toEqual(['apps/portal'])
    expect(narrow(all, [])).toBe(all)
    expect(narrow(all, ['packages/database'])?.without).toEqual([])
  })

  it('leaves out a run that has nothing to do with it', () => {
    expect(narrow(pglite, ['apps/portal'])).toBeNull()
    const test = 'packages/database/src/database.test'
    expect(narrow(pglite, ['apps/portal', `${test}.ts`])?.paths).toEqual([`${test}.ts`])
    expect(narrow(pglite, ['packages'])?.paths).toEqual([test])
  })
})
