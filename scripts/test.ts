import './require-node.ts'
import { add, type Counts, countCheck, describe, NONE } from './suite/counts.ts'
import { runChecks } from './suite/run-checks.ts'
import { runNode } from './suite/run-node.ts'
import { runPlaywright, runVitest } from './suite/run-tests.ts'
import { formatSeconds } from './suite/seconds.ts'
import { withPostgres } from './throwaway-postgres.ts'

// npm test [-- filter]: everything there is to check; the filter narrows unit and API tests. A failure stops nothing but what
// depends on it, and the last line counts.

const BROWSER_TESTS = 'e2e/playwright.config.ts'
const ON_EACH_DATABASE = ['apps/api', 'apps/vault', 'packages/database']
/** Where things happen at the same moment: these need more than one connection to meet each other. */
const WITH_RACES = [
  'apps/api/src/claim-status/status-locks',
  'apps/api/src/claim-status/upload-claim-documents',
  'apps/api/src/files/check-file',
  'apps/api/src/files/sweep-files',
  'apps/api/src/online-payment/submit-online-payment',
  'apps/api/src/phone-verification',
  'apps/api/src/platform/jobs',
  'apps/api/src/platform/object-store/embedded-object-store.test',
  'apps/api/src/platform/payments',
  'apps/api/src/submission/finish-claim',
  'apps/api/src/submission/one-claim',
  'apps/api/src/submission/submission-calls',
  'apps/vault/src/tokens/token-lifecycle',
  'apps/vault/src/partner-entries/exchange-prefill-token',
  'apps/vault/src/travel-documents/travel-document',
  'packages/database',
]
/** Pages in a browser, a vault on a folder of its own, files and forms made of the catalogue: no database is part of them. */
const ON_NO_DATABASE = [
  'apps/*/docs-page/**',
  'apps/vault/src/frame/**',
  'apps/vault/src/start-vault.test.ts',
  'apps/api/src/documents/**',
  'apps/api/src/benefits/benefit-texts.test.ts',
  'apps/api/src/claims/{asked-page,claim-forms,fill-every-form,load-claim-texts}.test.ts',
]

const filter = process.argv.slice(2)
const begun = performance.now()
const results: { name: string; counts: Counts; milliseconds: number }[] = []
let isBuilt = false

await section('checks and build', async () => {
  const checked = await runChecks()
  isBuilt = checked.isBuilt
  return checked.counts
})
// Much of what these do is waiting, for processes that start and clocks that run out; two cores carry all three.
await Promise.all([section('unit and API tests', () => runVitest(filter, { TEST_DATABASE: 'pglite' })), onPostgres()])
if (isBuilt && filter.length === 0) await section('claims while servers are killed, short', runChaos)
if (isBuilt) await section('browser tests', () => runPlaywright(BROWSER_TESTS))

finish()

async function onPostgres(): Promise<void> {
  const pathsOf = (folders: string[]) => (filter.length === 0 ? folders : filter.filter((path) => isIn(folders, path)))
  const kinds = [
    { name: 'API tests on PostgreSQL with a pool of one', kind: 'postgres-one', paths: pathsOf(ON_EACH_DATABASE) },
    { name: 'API tests with races on PostgreSQL', kind: 'postgres', paths: pathsOf(WITH_RACES) },
  ].filter(({ paths }) => paths.length > 0)
  if (kinds.length === 0) return

  try {
    await withPostgres(async (url) => {
      const run = (kind: string, paths: string[]) =>
        runVitest(
          ['--passWithNoTests', '--maxWorkers=1', ...paths],
          { TEST_DATABASE: kind, TEST_DATABASE_URL: url, TEST_SKIP: ON_NO_DATABASE.join(' ') },
          { live: false },
        )
      await Promise.all(kinds.map(({ name, kind, paths }) => section(name, () => run(kind, paths))))
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    results.push({ name: 'PostgreSQL', counts: countCheck(false), milliseconds: 0 })
  }
}

/** The long version is `npm run chaos`. */
async function runChaos(): Promise<Counts> {
  const { ok } = await runNode(['chaos/src/chaos.ts', '--short', '--seed=1'], { live: true })
  return countCheck(ok)
}

function isIn(folders: string[], path: string): boolean {
  return folders.some((folder) => path.startsWith(folder))
}

async function section(name: string, run: () => Promise<Counts>): Promise<void> {
  console.log(`\n${name} …`)
  const start = performance.now()
  const counts = await run()
  const milliseconds = performance.now() - start
  console.log(`\n${name}: ${describe(counts)}, ${formatSeconds(milliseconds)}`)
  results.push({ name, counts, milliseconds })
}

function finish(): void {
  const total = results.map(({ counts }) => counts).reduce(add, NONE)
  console.log('')
  for (const { name, counts, milliseconds } of results)
    console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${describe(counts)}, ${formatSeconds(milliseconds)}`)
  console.log(`all of it: ${formatSeconds(performance.now() - begun)}`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(describe({ ...total, skipped: 0 }))
  process.exitCode = total.failed > 0 ? 1 : 0
}
