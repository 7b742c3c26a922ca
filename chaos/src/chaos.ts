import '../../scripts/require-node.ts'
import '@amparo/service/process/undici-fetch'
import { parseArgs } from 'node:util'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { claimsWork } from './claims-work.ts'
import { embeddedScene } from './embedded-scene.ts'
import { type FaultKind, faultKinds, faultsScene } from './faults/faults-scene.ts'
import { fullDisk } from './full-disk.ts'
import { killRun } from './kill-run.ts'
import { postgresScene } from './postgres-scene.ts'
import { purchasesWork } from './purchases-work.ts'
import { restarts } from './restarts.ts'
import type { Scene } from './scene.ts'
import { type Work, workOfAll } from './work.ts'
import { yearOfPolicies } from './year-of-policies.ts'

// npm run chaos [-- postgres|faults|embedded|restarts|disk|purchases|year] [--kills=N] [--seed=N] [--faults=kill,database,network,storage,clock] [--short]: kills
// servers while people send claims or buy policies, and billing workers while a year passes; restarts PostgreSQL, cuts connections, takes the storage away and moves
// clocks; fills the disk under the product. The printed seed repeats the random choices of a run, but not its timing. --short makes few kills, while
// people send claims and buy policies on the same servers, because most of the time would go into starting servers; the long ones are left out unless they are named.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'string', default: faultKinds.join() },
    short: { type: 'boolean' },
  },
})
const seed = wholeNumber('seed', values.seed) ?? Date.now() % 1_000_000
const both = () => workOfAll([claimsWork(), purchasesWork()])
const counts = values.short
  ? { postgres: 4, faults: 12, embedded: 1, restarts: 2, disk: 1, purchases: 6, year: 3 }
  : { postgres: 200, faults: 150, embedded: 50, restarts: 15, disk: 1, purchases: 200, year: 100 }
/** Not in a short run, unless they are named. */
const LONG = ['faults', 'restarts', 'purchases']
const unknown = positionals.filter((name) => !(name in counts))
if (unknown.length > 0) throw new Error(`no run ${unknown.join(', ')}; there are ${Object.keys(counts).join(', ')}`)
const isSelected = (name: keyof typeof counts) =>
  positionals.length > 0 ? positionals.includes(name) : !(values.short && LONG.includes(name))
const given = wholeNumber('kills', values.kills)
const killsOf = (name: keyof typeof counts) => given ?? counts[name]
let failed = 0

if (isSelected('postgres')) await onPostgres('postgres', values.short ? both() : claimsWork())
if (isSelected('faults')) await runFaults()
if (isSelected('embedded')) await run('embedded', await embeddedScene(), claimsWork())
if (isSelected('restarts')) await runRestarts()
if (isSelected('disk')) await runFullDisk()
if (isSelected('purchases')) await onPostgres('purchases', purchasesWork())
if (isSelected('year')) await withPostgres(runYear)
process.exitCode = failed > 0 ? 1 : 0

function onPostgres(name: 'postgres' | 'purchases', work: Work) {
  return withPostgres(async (url) => run(name, await postgresScene(url), work))
}

async function runFaults() {
  const kinds = values.faults.split(',') as FaultKind[]
  const unknown = kinds.filter((kind) => !faultKinds.includes(kind))
  if (unknown.length > 0) throw new Error(`no fault ${unknown.join(', ')}; there are ${faultKinds.join(', ')}`)
  await withPostgres(async (url, restartPostgres) => {
    const tell = (line: string) => log(`  ${line}`)
    await run('faults', await faultsScene(url, { seed, kinds, restartPostgres, log: tell }), both())
  })
}

async function runRestarts() {
  const kills = killsOf('restarts')
  const scene = await embeddedScene()
  try {
    const broken = await restarts(scene, kills)
    for (const problem of broken) log(`  ✗ ${problem}`)
    log(`restarts: ${kills} kills of the main process, ${kills - broken.length} clean starts`)
    failed += broken.length
  } finally {
    await scene.stop()
  }
}

async function runFullDisk() {
  log('disk')
  const outcome = await fullDisk({ log: (line) => log(`  ${line}`) })
  if (!outcome) return log('disk: skipped, because no file system can be mounted here')
  for (const problem of outcome.broken) log(`  ✗ ${problem}`)
  log(`disk: ${outcome.figures}, ${outcome.broken.length} broken promises`)
  failed += outcome.broken.length
}

async function runYear(server: string) {
  const kills = killsOf('year')
  const { policies, days } = values.short ? { policies: 60, days: 7 } : { policies: 1_000, days: 1 }
  const startedAt = performance.now()
  log(`year: ${policies} policies, ${kills} kills, seed ${seed}`)
  const { broken, figures } = await yearOfPolicies({
    server,
    policies,
    kills,
    days,
    seed,
    log: (line) => log(`  ${line}`),
  })
  for (const problem of broken) log(`  ✗ ${problem}`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  log(`year: ${kills} kills, ${figures}, ${broken.length} broken promises, ${seconds} s`)
  failed += broken.length
}

async function run(name: keyof typeof counts, scene: Scene, work: Work) {
  const kills = killsOf(name)
  const startedAt = performance.now()
  log(`${name}: ${kills} kills, seed ${seed}`)
  try {
    const broken = await killRun({ scene, work, kills, seed, log: (line) => log(`  ${line}`) })
    for (const problem of broken) log(`  ✗ ${problem}`)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    log(
      `${name}: ${kills} kills, ${work.confirmed()} confirmed ${work.unit}, ${broken.length} broken promises, ${seconds} s`,
    )
    // A run in which nothing was confirmed has tested nothing.
    failed += work.confirmed() > 0 ? broken.length : 1
  } finally {
    await scene.stop()
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} is a whole number, not ${text}`)
  return text === undefined ? undefined : Number(text)
}

function log(line: string) {
  process.stdout.write(`${line}\n`)
}
