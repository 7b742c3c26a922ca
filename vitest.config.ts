import { defineConfig } from 'vitest/config'

const BROWSER_TESTS = 'apps/portal/src/**/*.test.tsx'
const OUTSIDE = ['**/node_modules/**', '**/dist/**', 'e2e/tests/**', '.cache/**', 'data/**']

const MINUTE_MS = 60_000

export default defineConfig({
  test: {
    // One more than there are cores, because tests of pages often wait for a timer (React reveals hidden content at most every 300 ms).
    maxWorkers: 3,
    // The suite has to pass on a slow and busy machine: nothing waits for less than minutes, and nothing asserts speed.
    // While working on one test: `npx vitest run <path> --testTimeout=10000`.
    testTimeout: 5 * MINUTE_MS,
    hookTimeout: 5 * MINUTE_MS,
    expect: { poll: { timeout: 3 * MINUTE_MS } },
    // For `npm test`, which runs tests on several kinds of databases (scripts/suite/database-runs.ts).
    tags: [
      { name: 'race', description: 'Calls that arrive at the same moment: also runs with several connections.' },
      { name: 'embedded', description: 'What the embedded database does differently: also runs on it.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, BROWSER_TESTS],
          // Tests that start databases and servers need processes rather than threads, but not a new one for each file.
          pool: 'forks',
          isolate: false,
          setupFiles: ['packages/service/src/process/undici-fetch.ts', 'scripts/suite/fresh-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: [BROWSER_TESTS],
          exclude: OUTSIDE,
          // Each file gets its own window, but not its own process.
          pool: 'vmForks',
          setupFiles: [
            'apps/portal/src/testing/fill-jsdom-gaps.ts',
            'apps/portal/src/testing/reveal-at-once.ts',
            'apps/portal/src/testing/configure-queries.ts',
          ],
        },
      },
    ],
  },
})
