import { expect, it } from 'vitest'
import { countPlaywright, countVitest, describe, NONE, withExitCode } from './counts.ts'

it('counts tests, and a file that does not load as one failure', () => {
  const counts = countVitest({
    numPassedTests: 5,
    numPendingTests: 1,
    numTodoTests: 1,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  })

  expect(counts).toEqual({ passed: 5, failed: 3, skipped: 2, flaky: [] })
})

it('counts stories that pass on their second try, names them, and counts errors outside of stories', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 2 }
  const story = (title: string, status: string) => ({
    title,
    file: 'session/tabs.spec.ts',
    line: 9,
    tests: [{ status, projectName: 'phone' }],
  })
  const suites = [{ specs: [story('passes', 'expected')], suites: [{ specs: [story('opens a tab', 'flaky')] }] }]
  expect(countPlaywright({ errors: ['no server'], stats, suites })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    flaky: ['session/tabs.spec.ts:9 opens a tab (phone)'],
  })
})

it('never says 0 failed when the run itself failed', () => {
  expect(withExitCode({ ...NONE, passed: 3 }, false).failed).toBe(1)
  expect(withExitCode({ ...NONE, passed: 3, failed: 2 }, false).failed).toBe(2)
  expect(withExitCode({ ...NONE, passed: 3 }, true).failed).toBe(0)
})

it.each([
  [{ ...NONE, passed: 3 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2, flaky: ['a story'] }, '3 passed, 1 failed, 2 skipped, 1 flaky'],
])('describes %o', (counts, text) => {
  expect(describe(counts)).toBe(text)
})
