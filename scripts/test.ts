import './require-node.ts'
import { add, type Counts, countCheck, describe, NONE } from './suite/counts.ts'
import { databaseRuns, narrow } from './suite/database-runs.ts'
import { runChecks } from './suite/run-checks.ts'
import { runNode } from './suite/run-node.ts'
import { runPlaywright, runVitest } from './suite/run-tests.ts'
import { formatSeconds } from './suite/seconds.ts'
import { withPostgres } from './throwaway-postgres.ts'

// npm test [-- path …]: everything there is to check; the paths narrow unit and API tests. A failure stops only what depends on it,
// and the last lines count.

const BROWSER_TESTS = 'e2e/playwright.config.ts'

const filter = process.argv.slice(2)
const begun = performance.now()
const results: { name: string; counts: Counts; milliseconds: number }[] = []
let isBuilt = false

await section('checks and build', async () => {
  const checked = await runChecks()
  isBuilt = checked.isBuilt
  return checked.counts
})
await Promise.all([runUnitTests(), isBuilt && filter.length === 0 && runFaults()])
if (isBuilt) await section('browser tests', () => runPlaywright(BROWSER_TESTS))

finish()

/** All runs at once: much of each is waiting, for processes that start and for timers. */
async function runUnitTests(): Promise<void> {
  const runs = databaseRuns().flatMap((run) => narrow(run, filter) ?? [])
  try {
    await withPostgres(async (url) => {
      const envOf = (database: string) => ({
        TEST_DATABASE: database,
        ...(database !== 'pglite' && { TEST_DATABASE_URL: url }),
      })
      const sections = runs.map(({ name, database, options, ...selection }) =>
        section(name, () => runVitest(selection, envOf(database), options)),
      )
      await Promise.all(sections)
    })
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    console.error(output)
    results.push({ name: 'PostgreSQL', counts: countCheck('PostgreSQL', { ok: false, output }), milliseconds: 0 })
  }
}

/** Beside the unit tests, because most of it is waiting for servers that start. The long versions are `npm run chaos` and `npm run rolling`. */
async function runFaults(): Promise<void> {
  await runScript('claims while servers are killed, short', 'chaos/src/chaos.ts', '--short', '--seed=1')
  await runScript('versions exchanged under load, short', 'deploy/src/rolling.ts', '--short')
}

async function runScript(name: string, ...script: string[]): Promise<void> {
  await section(name, async () => {
    const run = await runNode(script)
    console.log(run.output)
    return countCheck(name, run)
  })
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
  for (const failure of total.failures) console.log(`\n✗ ${failure}`)
  console.log('')
  for (const { name, counts, milliseconds } of results)
    console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${describe(counts)}, ${formatSeconds(milliseconds)}`)
  console.log(`all of it: ${formatSeconds(performance.now() - begun)}`)
  for (const name of total.flaky) console.log(`flaky, passed on its second try: ${name}`)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(describe({ ...total, skipped: 0, flaky: [] }))
  process.exitCode = total.failed > 0 ? 1 : 0
}
