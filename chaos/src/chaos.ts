import '../../scripts/require-node.ts'
import { parseArgs } from 'node:util'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { embeddedScene } from './embedded-scene.ts'
import { killRun } from './kill-run.ts'
import { postgresScene } from './postgres-scene.ts'
import type { Scene } from './scene.ts'

// npm run chaos [-- postgres|embedded] [--kills=N] [--seed=N]: servers are killed while people send claims. The seed that is
// printed repeats the random choices; the timing of the machine cannot be repeated.

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
    say(`${name}: ${kills} kills, ${claims} confirmed claims, ${broken.length} broken promises, ${seconds} s`)
    // Without a single confirmed claim the run shows nothing.
    failed += claims > 0 ? broken.length : 1
  } finally {
    await scene.stop()
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
