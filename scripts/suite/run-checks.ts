import { add, type Counts, countCheck, NONE } from './counts.ts'
import { runNode } from './run-node.ts'

const CORES = 2

const CHECKS: { name: string; script: string; args?: string[] }[] = [
  { name: 'types', script: 'node_modules/.bin/tsc', args: ['--noEmit'] },
  { name: 'lint and format', script: 'node_modules/.bin/biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'unused code', script: 'node_modules/.bin/knip' },
  { name: 'import boundaries', script: 'scripts/check-boundaries.ts' },
  { name: 'requirement ids', script: 'scripts/requirements.ts', args: ['--check'] },
  { name: 'content', script: 'packages/content/src/check-content.ts' },
]

/** Everything that reads the sources without running them. */
export async function runChecks(): Promise<Counts> {
  const waiting = [...CHECKS]
  const counts: Counts[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts.push(countCheck(await runCheck(check.name, [check.script, ...(check.args ?? [])])))
    }
  }
  await Promise.all(Array.from({ length: CORES }, worker))

  return counts.reduce(add, NONE)
}

export async function runCheck(name: string, args: string[]): Promise<boolean> {
  const start = performance.now()
  const { ok, output } = await runNode(args)
  console.log(`${ok ? '✓' : '✗'} ${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (!ok) console.log(output)

  return ok
}
