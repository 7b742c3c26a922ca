import '../../scripts/require-node.ts'
import { parseArgs } from 'node:util'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { embeddedScene } from './embedded-scene.ts'
import { killRun } from './kill-run.ts'
import { postgresScene } from './postgres-scene.ts'
import type { Scene } from './scene.ts'

// npm run chaos [-- postgres|embedded] [--kills=N] [--seed=N]: servers are killed under people who send claims. The seed that is
// printed replays what was random in it; what the machine does at the same time is not in our hands.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string' }, seed: { type: 'string' }, short: { type: 'boolean' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name)
const counts = values.short ? { postgres: 6, embedded: 2 } : { postgres: 200, embedded: 50 }
let failed = 0

if (wanted('postgres')) await withPostgres(async (url) => run('postgres', await postgresScene(url)))
if (wanted('embedded')) await run('embedded', await embeddedScene())
process.exitCode = failed > 0 ? 1 : 0

async function run(name: keyof typeof counts, scene: Scene) {
  const kills = Number(values.kills ?? counts[name])
  const begun = performance.now()
  say(`${name}: ${kills} kills, seed ${seed}`)
  try {
    const { broken, claims } = await killRun({ scene, kills, seed, say: (line) => say(`  ${line}`) })
    for (const problem of broken) say(`  ✗ ${problem}`)
    const seconds = Math.round((performance.now() - begun) / 1000)
    say(`${name}: ${kills} kills, ${claims} claims told as done, ${broken.length} broken promises, ${seconds} s`)
    // Nobody who got through proves nothing.
    failed += claims > 0 ? broken.length : 1
  } finally {
    await scene.stop()
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
