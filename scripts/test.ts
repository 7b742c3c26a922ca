import './require-node.ts'
import { add, type Counts, countCheck, describe, NONE } from './suite/counts.ts'
import { runCheck, runChecks } from './suite/run-checks.ts'
import { runPlaywright, runVitest } from './suite/run-tests.ts'
import { withPostgres } from './throwaway-postgres.ts'

// npm test [-- filter]: everything there is to check; the filter narrows unit and API tests. A failure stops nothing but what
// depends on it, and the last line counts.

const BROWSER_TESTS = 'e2e/playwright.config.ts'
const ON_EACH_DATABASE = ['apps/api', 'apps/vault', 'packages/database']

const filter = process.argv.slice(2)
const results: { name: string; counts: Counts }[] = []

await section('checks', runChecks)
const built = await runCheck('build', ['scripts/build.ts'])
results.push({ name: 'build', counts: countCheck(built) })
await section('unit and API tests', () => runVitest(filter, { TEST_DATABASE: 'pglite' }))
await onPostgres()
if (built) await section('browser tests', () => runPlaywright(BROWSER_TESTS))

finish()

async function onPostgres(): Promise<void> {
  const paths = filter.length === 0 ? ON_EACH_DATABASE : filter.filter(isOnEachDatabase)
  if (paths.length === 0) return

  try {
    await withPostgres(async (url) => {
      for (const [kind, name] of [
        ['postgres', 'API tests on PostgreSQL'],
        ['postgres-one', 'API tests on PostgreSQL with a pool of one'],
      ] as const) {
        const env = { TEST_DATABASE: kind, TEST_DATABASE_URL: url }
        await section(name, () => runVitest(['--passWithNoTests', ...paths], env))
      }
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    results.push({ name: 'PostgreSQL', counts: countCheck(false) })
  }
}

function isOnEachDatabase(path: string): boolean {
  return ON_EACH_DATABASE.some((folder) => path.startsWith(folder))
}

async function section(name: string, run: () => Promise<Counts>): Promise<void> {
  console.log(`\n${name} …`)
  const start = performance.now()
  const counts = await run()
  console.log(`${name}: ${describe(counts)}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  results.push({ name, counts })
}

function finish(): void {
  const total = results.map(({ counts }) => counts).reduce(add, NONE)
  console.log('')
  for (const { name, counts } of results) console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${describe(counts)}`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(describe({ ...total, skipped: 0 }))
  process.exitCode = total.failed > 0 ? 1 : 0
}
