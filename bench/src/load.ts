import '../../scripts/require-node.ts'
import '@amparo/service/process/undici-fetch'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { postgresScene } from '@amparo/chaos/postgres-scene'
import type { Database } from '@amparo/database/database'
import { openPostgres } from '@amparo/database/postgres-database'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import type { Figure } from './figures/measurement.ts'
import { tableOf } from './figures/table.ts'
import { growTables, readsOf } from './load/grow-tables.ts'
import { callsOf, type Measure, MOST_MS, searchInTurns } from './load/highest-rate.ts'
import { liveMegabytes } from './load/live-memory.ts'
import { mean, percentile } from './load/percentile.ts'
import { startBare, startGenerator } from './load/targets.ts'
import { prepareWorld, type Scene } from './load/world.ts'
import { buyPolicy } from './pages/demo-quote.ts'

// npm run load [-- rate|memory|growth …] [--seconds=5] [--memory-seconds=120] [--rows=300] [--rate=60] [--short]: people log in, look at benefits, fill in
// claim forms, send claims, check their status and ask for quotes, at a constant rate, on two replicas and one PostgreSQL.
// `seconds` is for each run at one rate, `rows` for the smallest tables, `rate` for memory and growth. --short only asserts that nothing fails.

const RATIO_GOAL = 0.4
const GROWTH_GOAL = 1.2
const MEMORY_GOAL_MB = 2
const SIZES = [1, 10, 100] as const
/** Statistics of PostgreSQL are a second old at most. */
const STATISTICS_MS = 1_500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    'memory-seconds': { type: 'string', default: '120' },
    rows: { type: 'string', default: '300' },
    rate: { type: 'string', default: '60' },
    short: { type: 'boolean', default: false },
  },
})
const ms = Number(values.seconds) * 1_000
const rate = Number(values.rate)
const isSelected = (name: string) => positionals.length === 0 || positionals.includes(name)
const log = (line: string) => void process.stderr.write(`${line}\n`)
const settings = { CLAIMS_A_DAY: '1000', PHONE_VERIFIED_BENEFITS: 'none' }

await withPostgres(
  async (server) => {
    const scene = await postgresScene(server, { settings, isVaultOnPostgres: true, isInspected: true })
    try {
      await loadOn(scene)
    } finally {
      await scene.stop()
    }
  },
  { isDurable: !values.short },
)

async function loadOn(scene: Scene) {
  const generator = await startGenerator({ world: await prepareWorld(scene) })
  // Filling the largest tables takes minutes.
  const database = await openPostgres({ url: scene.databaseUrl, poolSize: 1, timeoutMs: 0 })
  try {
    if (values.short) return await short(generator.measure)
    await buyPolicy(scene.origins[0] as string)
    const figures: Figure[] = []
    await generator.measure({ rate, ms, seed: 0 })
    if (isSelected('growth')) figures.push(...(await growth(generator.measure, database)))
    if (isSelected('memory')) figures.push(await memory(generator.measure, scene))
    if (isSelected('rate')) figures.push(await ratio(generator.measure, scene))
    console.log(tableOf(figures))
    console.log(`\nOn ${cpus().length} cores, shared with the generator, PostgreSQL and whatever else ran.`)
    if (figures.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    await database.close()
    generator.stop()
  }
}

async function short(measure: Measure) {
  const outcome = await measure({ rate: 40, ms: 4_000, seed: 1 })
  for (const error of outcome.errors) log(`  ✗ ${error}`)
  log(`load: ${callsOf(outcome).length} calls, ${outcome.errors.length} errors`)
  if (outcome.errors.length > 0) process.exitCode = 1
}

async function ratio(measure: Measure, scene: Scene): Promise<Figure> {
  const bare = await startBare(scene.databaseUrl, scene.origins.length)
  const other = await startGenerator({ barePorts: bare.ports })
  try {
    await other.measure({ rate: 200, ms, seed: 0 })
    const targets = [
      { name: 'product', first: rate * 2, measure },
      { name: 'bare', first: 500, measure: other.measure },
    ]
    const [ours, theirs] = await searchInTurns(targets, { ms, log })
    const found = (ours?.calls ?? 0) / (theirs?.calls ?? Number.NaN)
    return {
      name: 'calls a second / bare Fastify and pg',
      figure: found.toFixed(2),
      goal: `≥ ${RATIO_GOAL}`,
      met: found >= RATIO_GOAL,
      note: `the highest constant rate with p99 under ${MOST_MS} ms and no errors, ${values.seconds} s each, in turns: ${ours?.calls.toFixed(0)} calls of ${ours?.rate.toFixed(0)} arrivals / ${theirs?.calls.toFixed(0)} calls a second`,
    }
  } finally {
    other.stop()
    bare.stop()
  }
}

/** What is still in use after a garbage collection. What the system has given grows for many minutes, because Node collects late. */
async function memory(measure: Measure, { inspectors }: Scene): Promise<Figure> {
  const seconds = Number(values['memory-seconds'])
  const live = async () => (await Promise.all(inspectors.map(liveMegabytes))).reduce((sum, one) => sum + one, 0)
  const warmUp = await measure({ rate, ms: (seconds / 2) * 1_000, seed: 2 })
  const before = await live()
  const outcome = await measure({ rate, ms: seconds * 1_000, seed: 3 })
  const after = await live()
  const growth = (after - before) / (seconds / 60)
  return {
    name: 'memory in use by two replicas, growth a minute',
    figure: `${growth.toFixed(1)} MB`,
    goal: `≤ ${MEMORY_GOAL_MB} MB`,
    met: growth <= MEMORY_GOAL_MB && warmUp.errors.length + outcome.errors.length === 0,
    note: `${before.toFixed(1)} MB, and ${after.toFixed(1)} MB after ${seconds} s at ${rate} arrivals a second`,
  }
}

async function growth(measure: Measure, database: Database): Promise<Figure[]> {
  const costs: { size: number; ms: number; pages: number }[] = []
  for (const size of SIZES) {
    await growTables(database, Number(values.rows) * size)
    await measure({ rate, ms: ms / 2, seed: size })
    await pause(STATISTICS_MS)
    const before = await readsOf(database)
    const outcome = await measure({ rate, ms: ms * 2, seed: size + 1_000 })
    if (outcome.errors.length > 0) throw new Error(outcome.errors[0])
    await pause(STATISTICS_MS)
    const after = await readsOf(database)
    const calls = callsOf(outcome)
    costs.push({ size, ms: mean(calls), pages: (after.pages - before.pages) / calls.length })
    const kinds = Object.entries(outcome.ms).map(([kind, one]) => `${kind} ${percentile(one, 0.5).toFixed(1)}`)
    log(
      `${size}x: ${mean(calls).toFixed(2)} ms, ${costs.at(-1)?.pages.toFixed(1)} pages a call; median ${kinds.join(', ')} ms`,
    )
    for (const [table, rows] of after.scans) {
      const read = (rows - (before.scans.get(table) ?? 0)) / calls.length
      if (read > 5) log(`  read from end to end: ${table}, ${read.toFixed(0)} rows a call`)
    }
  }
  const [first, ...grown] = costs
  return grown.map(({ size, ms: took, pages }) => {
    const [slower, more] = [took / (first?.ms ?? 1), pages / (first?.pages ?? 1)]
    return {
      name: `cost of a call with ${size}x the claims, letters, policies and jobs`,
      figure: slower.toFixed(2),
      goal: `≤ ${GROWTH_GOAL}`,
      met: slower <= GROWTH_GOAL,
      note: `mean time at ${rate} arrivals a second; pages that the database looks at: ${more.toFixed(2)}x`,
    }
  })
}
