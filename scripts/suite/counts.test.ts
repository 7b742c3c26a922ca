import { expect, it } from 'vitest'
import { countPlaywright, countVitest, describe, withExitCode } from './counts.ts'

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

  expect(counts).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

it('counts stories that pass at the second try, and errors outside of them', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 2 }
  expect(countPlaywright({ errors: ['no server'], stats })).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

it('never says 0 failed when the run itself failed', () => {
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1)
  expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2)
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, true).failed).toBe(0)
})

it.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
])('describes %o', (counts, text) => {
  expect(describe(counts)).toBe(text)
})
