import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countPlaywright, countVitest, NONE, type VitestReport, withExitCode } from './counts.ts'
import { runNode } from './run-node.ts'

export interface RunOptions {
  /** Prints as it goes; otherwise only when something fails. */
  live: boolean
  workers?: number
}

export interface Selection {
  /** Beginnings of test files' paths; none means all of them. */
  paths: string[]
  /** Which of their tests: those with one of these tags, or those with none of them. */
  tags: readonly string[]
  tagged: boolean
}

/** vitest leaves a report to count from. */
export function runVitest(
  { paths, tags, tagged }: Selection,
  env: Record<string, string>,
  { live, workers }: RunOptions,
): Promise<Counts> {
  const reports = ['--reporter=default', '--reporter=json']
  const limit = workers ? [`--maxWorkers=${workers}`] : []

  const filter = tagged ? tags.join(' || ') : tags.map((tag) => `!${tag}`).join(' && ')
  const isSelected = (own: readonly string[]) => tags.some((tag) => own.includes(tag)) === tagged

  return countedBy(
    (report: VitestReport) => countVitest(report, isSelected),
    async (report) => {
      const selection = [`--tagsFilter=${filter}`, ...paths]
      const run = ['node_modules/.bin/vitest', 'run', ...reports, `--outputFile.json=${report}`, ...limit, ...selection]
      const ran = await runNode(run, { live, env })
      if (!ran.ok) console.log(ran.output)

      return ran
    },
  )
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
