import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countPlaywright, countVitest, NONE, withExitCode } from './counts.ts'
import { runNode } from './run-node.ts'

export interface RunOptions {
  /** Prints as it goes; otherwise only when something fails. */
  live: boolean
  workers?: number
}

/** Test files by the beginnings of their paths. */
export type Selection = { paths: string[]; without: string[] }

/** vitest leaves a report to count from. */
export function runVitest(
  { paths, without }: Selection,
  env: Record<string, string>,
  { live, workers }: RunOptions,
): Promise<Counts> {
  const reports = ['--reporter=default', '--reporter=json']
  const limit = workers ? [`--maxWorkers=${workers}`] : []

  return countedBy(countVitest, async (report) => {
    const run = ['node_modules/.bin/vitest', 'run', ...reports, `--outputFile.json=${report}`, ...limit, ...paths]
    const ran = await runNode(run, {
      live,
      env: { ...env, TESTS_LEFT_OUT: without.map((path) => `${path}*/**,${path}*`).join() },
    })
    if (!ran.ok) console.log(ran.output)

    return ran
  })
}

export function runPlaywright(config: string): Promise<Counts> {
  return countedBy(countPlaywright, (report) =>
    runNode(['node_modules/.bin/playwright', 'test', `--config=${config}`, '--reporter=list,json'], {
      live: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  )
}

async function countedBy<Report>(
  count: (report: Report) => Counts,
  run: (report: string) => Promise<{ ok: boolean }>,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-test-'))
  const file = join(folder, 'report.json')
  try {
    const { ok } = await run(file)
    const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : NONE

    return withExitCode(counts, ok)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
