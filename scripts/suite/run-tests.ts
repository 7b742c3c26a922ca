import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countPlaywright, countVitest, NONE, withExitCode } from './counts.ts'
import { runNode } from './run-node.ts'

/** vitest prints as it goes, and leaves a report to count from. */
export function runVitest(args: string[], env: Record<string, string>): Promise<Counts> {
  return countedBy(countVitest, (report) =>
    runNode(
      [
        'node_modules/.bin/vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { live: true, env },
    ),
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
