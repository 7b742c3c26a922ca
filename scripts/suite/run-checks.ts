import { add, type Counts, countCheck, NONE } from './counts.ts'
import { type Run, runNode } from './run-node.ts'
import { formatSeconds } from './seconds.ts'

const CORES = 2
const BUILD = 'build'

const CHECKS: { name: string; script: string; args?: string[] }[] = [
  { name: BUILD, script: 'scripts/build.ts' },
  { name: 'types', script: 'node_modules/.bin/tsc', args: ['--noEmit'] },
  { name: 'lint and format', script: 'node_modules/.bin/biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'unused code', script: 'node_modules/.bin/knip', args: ['--no-config-hints'] },
  {
    name: 'exports that only tests use',
    script: 'node_modules/.bin/knip',
    args: ['--config=knip.product.json', '--production', '--no-config-hints'],
  },
  { name: 'import boundaries', script: 'scripts/check-boundaries.ts' },
  { name: 'migrations', script: 'scripts/check-migrations.ts' },
  { name: 'requirement ids', script: 'scripts/requirements.ts', args: ['--check'] },
  { name: 'content', script: 'packages/content/src/check-content.ts' },
  { name: 'claim texts', script: 'apps/api/src/commands/check-claim-texts.ts' },
]

/** The build, and everything that reads the sources without running them. */
export async function runChecks(): Promise<{ counts: Counts; isBuilt: boolean }> {
  const waiting = [...CHECKS]
  const runs = new Map<string, Run>()
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      runs.set(check.name, await runCheck(check.name, [check.script, ...(check.args ?? [])]))
    }
  }
  await Promise.all(Array.from({ length: CORES }, worker))
  const counts = [...runs].map(([name, run]) => countCheck(name, run)).reduce(add, NONE)

  return { counts, isBuilt: runs.get(BUILD)?.ok === true }
}

async function runCheck(name: string, args: string[]): Promise<Run> {
  const start = performance.now()
  const run = await runNode(args)
  console.log(`${run.ok ? '✓' : '✗'} ${name} ${formatSeconds(performance.now() - start)}`)
  if (!run.ok) console.log(run.output)

  return run
}
