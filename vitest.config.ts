import { defineConfig } from 'vitest/config'

const BROWSER_TESTS = 'apps/portal/src/**/*.test.tsx'
const OUTSIDE = ['**/node_modules/**', '**/dist/**', 'e2e/tests/**', '.cache/**', 'data/**']

export default defineConfig({
  test: {
    // Databases and servers of the tests want processes of their own; two cores carry two.
    pool: 'forks',
    maxWorkers: 2,
    // A fresh PGlite takes seconds when both cores are busy.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, BROWSER_TESTS],
        },
      },
      {
        extends: true,
        test: { name: 'browser', environment: 'jsdom', include: [BROWSER_TESTS], exclude: OUTSIDE },
      },
    ],
  },
})
