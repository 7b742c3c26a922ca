import type { RunOptions } from './run-tests.ts'

/** One run of the unit and API tests on one kind of database (TEST_DATABASE, see packages/database/src/testing/database.ts). */
export interface DatabaseRun {
  name: string
  database: 'postgres-one' | 'postgres' | 'pglite'
  /** Beginnings of test files' paths; none means all of them. */
  paths: string[]
  /** Beginnings of paths that are left out. */
  without: string[]
  options: RunOptions
}

/**
 * Tests in which things happen at the same moment: PGlite queues everything on its one connection, where a transaction that waits for a second
 * one would hang, and PostgreSQL with several connections really runs them together.
 */
const RACES = [
  'apps/api/src/claim-status/status-locks',
  'apps/api/src/claim-status/upload-claim-documents',
  'apps/api/src/draft-transfers/',
  'apps/api/src/files/check-file',
  'apps/api/src/files/one-permit',
  'apps/api/src/files/sweep-files',
  'apps/api/src/payment-form/submit-online-payment',
  'apps/api/src/phone-verification/',
  'apps/api/src/policy-changes/cancel-once',
  'apps/api/src/purchases/purchase-once',
  'apps/api/src/replicas',
  'apps/api/src/platform/jobs/database-jobs.test',
  'apps/api/src/platform/object-store/embedded/embedded-object-store.test',
  'apps/api/src/platform/payments/embedded-payments',
  'apps/api/src/submission/claim-limits',
  'apps/api/src/submission/finish-claim.test',
  'apps/api/src/submission/one-claim',
  'apps/api/src/submission/submission-calls',
  'apps/api/src/users/sign-in-link',
  'apps/vault/src/tokens/token-lifecycle',
  'apps/vault/src/partner-entries/exchange-prefill-token',
  'apps/vault/src/travel-documents/travel-document.test',
  'packages/database/src/database.test',
]

/**
 * Tests of what the product does with the database engine beyond queries. Tests that open an embedded database themselves are not listed: they run
 * once, with all others.
 */
const ENGINE = ['packages/database/src/database.test', 'apps/api/src/platform/jobs/']

/**
 * Everything else runs on PostgreSQL with a pool of one, where a transaction that waits for a second connection would hang. The embedded
 * database and several connections only matter to the tests listed above.
 */
export const DATABASE_RUNS: DatabaseRun[] = [
  { name: 'unit and API tests', database: 'postgres-one', paths: [], without: RACES, options: { live: true } },
  {
    name: 'races and the engine on PGlite',
    database: 'pglite',
    paths: [...new Set([...ENGINE, ...RACES])],
    without: [],
    options: { live: false, workers: 1 },
  },
  {
    name: 'races on PostgreSQL',
    database: 'postgres',
    paths: RACES,
    without: [],
    options: { live: false, workers: 1 },
  },
]

/** What is left of a run when `npm test` was given paths; null when that is nothing. */
export function narrow(run: DatabaseRun, filter: string[]): DatabaseRun | null {
  if (filter.length === 0) return run
  if (run.paths.length === 0) return { ...run, paths: filter, without: [] }
  const paths = run.paths.flatMap((path) =>
    filter.flatMap((wanted) => (wanted.startsWith(path) ? wanted : path.startsWith(wanted) ? path : [])),
  )

  return paths.length === 0 ? null : { ...run, paths: [...new Set(paths)] }
}
