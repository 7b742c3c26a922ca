import { defineConfig } from 'vitest/config'

const BROWSER_TESTS = 'apps/portal/src/**/*.test.tsx'
const OUTSIDE = ['**/node_modules/**', '**/dist/**', 'e2e/tests/**', '.cache/**', 'data/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
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
          exclude: [...OUTSIDE, BROWSER_TESTS],
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
          setupFiles: ['apps/portal/src/platform/patient-tests.ts'],
        },
      },
    ],
  },
})
