import { defineConfig } from 'vitest/config'

const BROWSER_TESTS = 'apps/portal/src/**/*.test.tsx'
/** npm test names here what need not be run again; the command line's own exclude does not reach projects. */
const skipped = process.env.TEST_SKIP?.split(' ') ?? []
const OUTSIDE = ['**/node_modules/**', '**/dist/**', 'e2e/tests/**', '.cache/**', 'data/**']

export default defineConfig({
  test: {
    // Half of what a page's tests do is waiting: React shows what was hidden at most every 300 ms.
    maxWorkers: 3,
    // A fresh PGlite takes seconds, and many of them when the cores are busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, BROWSER_TESTS, ...skipped],
          // Databases and servers of the tests want processes of their own, though not one for each file.
          pool: 'forks',
          isolate: false,
          setupFiles: ['scripts/suite/fresh-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: [BROWSER_TESTS],
          exclude: OUTSIDE,
          // A window of its own for each file, without a process of its own.
          pool: 'vmForks',
          setupFiles: ['apps/portal/src/testing/patient-tests.ts'],
        },
      },
    ],
  },
})
