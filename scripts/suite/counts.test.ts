import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countCheck, countPlaywright, countVitest, describe, NONE, withExitCode } from './counts.ts'

it('counts and names failed tests, and a file that does not load as one', () => {
  const file = join(process.cwd(), 'scripts/a.test.ts')
  const failed = {
    status: 'failed',
    fullName: 'group adds',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\nat a.ts'],
  }
  const counts = countVitest(
    {
      numPassedTests: 5,
      testResults: [
        { name: file, status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'subtracts' }] },
        {
          name: file,
          status: 'failed',
          message: '',
          assertionResults: [failed, { ...failed, fullName: 'group doubles' }],
        },
        { name: file, status: 'failed', message: 'Unexpected token', assertionResults: [] },
        {
          name: file,
          status: 'passed',
          message: '',
          assertionResults: [
            { status: 'skipped', fullName: 'divides', tags: ['slow'] },
            { status: 'todo', fullName: 'counts', tags: ['slow'] },
            { status: 'skipped', fullName: 'belongs to another run', tags: [] },
          ],
        },
      ],
    },
    (tags) => tags.includes('slow'),
  )

  expect(counts).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    flaky: [],
    failures: [
      'scripts/a.test.ts group adds\n    expected 1 to be 2\n    at a.ts',
      'scripts/a.test.ts group doubles\n    expected 1 to be 2\n    at a.ts',
      'scripts/a.test.ts does not load\n    Unexpected token',
    ],
  })
})

it('names a failed check with its last lines', () => {
  expect(countCheck('types', { ok: true, output: 'checked 3 files' })).toEqual({ ...NONE, passed: 1 })

  const output = [
    'first',
    ...Array.from({ length: 23 }, (_, line) => `line ${line}`),
    '\u001b[31mlast\u001b[39m',
    '',
  ].join('\n')
  const { failed, failures } = countCheck('types', { ok: false, output })
  expect(failed).toBe(1)
  expect(failures[0]).toMatch(/^types\n {4}line 0\n.*\n {4}last$/s)
})

it('counts and names stories that fail or pass on their second try, and counts errors outside of stories', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 2 }
  const story = (title: string, status: string, message?: string) => ({
    title,
    file: 'session/tabs.spec.ts',
    line: 9,
    tests: [{ status, projectName: 'phone', results: [{ error: message === undefined ? undefined : { message } }] }],
  })
  const suites = [
    { specs: [story('passes', 'expected')], suites: [{ specs: [story('opens a tab', 'flaky', 'closed')] }] },
    { specs: [story('closes a tab', 'unexpected', 'still open')] },
  ]
  expect(countPlaywright({ errors: [{ message: 'no server' }], stats, suites })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    flaky: ['session/tabs.spec.ts:9 opens a tab (phone)'],
    failures: ['session/tabs.spec.ts:9 closes a tab (phone)\n    still open', 'outside of stories\n    no server'],
  })
})

it('never says 0 failed when the run itself failed', () => {
  expect(withExitCode({ ...NONE, passed: 3 }, false)).toMatchObject({ failed: 1, failures: ['outside of the tests'] })
  expect(withExitCode({ ...NONE, passed: 3, failed: 2 }, false).failed).toBe(2)
  expect(withExitCode({ ...NONE, passed: 3 }, true).failed).toBe(0)
})

it.each([
  [{ ...NONE, passed: 3 }, '3 passed, 0 failed'],
  [{ ...NONE, passed: 3, failed: 1, skipped: 2, flaky: ['a story'] }, '3 passed, 1 failed, 2 skipped, 1 flaky'],
])('describes %o', (counts, text) => {
  expect(describe(counts)).toBe(text)
})
