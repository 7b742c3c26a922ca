import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { postgresScene } from '@amparo/chaos/postgres-scene'
import { submitClaim } from '@amparo/contract/submission'
import type { Database } from '@amparo/database/database'
import { openPostgres } from '@amparo/database/postgres-database'
import { withPostgres } from '../../../scripts/throwaway-postgres.ts'
import type { Figure } from '../figures/measurement.ts'
import { median, ratioOf } from '../figures/ratio.ts'
import { type ClaimsToSend, claimsToSend } from '../requests/claims-to-send.ts'
import { rateOf, rawRequest, takeTurns } from '../requests/take-turns.ts'
import { ADDRESS_MARKER, addresses } from '../requests/variants.ts'

const SLICE_MS = 2_000
const WARM_UP_MS = 3_000
const GOAL = 0.12
/** Parallel connections to each replica. */
const PEOPLE = 128
/** So many that none of them is limited, and each of the 160 cards sends a claim for every day of a long rental. */
const ADDRESSES = 20_000
const CLAIMS_A_DAY = '1000'
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 20)

/**
 * Compares durable submissions of claims with plain inserts of rows of the same size, on one PostgreSQL with fsync. Two replicas
 * register the claims, one per core; for the rows, one process is enough to keep PostgreSQL busy.
 */
export async function measure(): Promise<Figure[]> {
  const pairs = await withPostgres(
    async (url) => {
      const scene = await postgresScene(url, { settings: { CLAIMS_A_DAY } })
      try {
        return await measurePairs(scene, url)
      } finally {
        await scene.stop()
      }
    },
    { isDurable: true },
  )
  const { median: middle, low, high } = ratioOf(pairs)
  const rates = [pairs.map(([ours]) => ours), pairs.map(([, bare]) => bare)].map((one) => Math.round(median(one)))

  return [
    {
      name: 'durable submits / bare durable inserts',
      figure: `${middle.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`,
      goal: `≥ ${GOAL}`,
      met: low >= GOAL,
      note: `${pairs.length} pairs of ${SLICE_MS} ms, judged by the lower bound; whole calls over HTTP to two replicas, ${PEOPLE} people at each, every claim different; ${rates.join(' / ')} a second (BENCH_PAIRS sets the pairs)`,
    },
  ]
}

type Scene = Awaited<ReturnType<typeof postgresScene>>

async function measurePairs(scene: Scene, url: string) {
  const { origins, vault, databaseUrl } = scene
  const claims = await claimsToSend({ origin: origins[0] as string, vault })
  const tokensOf = (replica: number) => claims.tokens.filter((_, card) => card % origins.length === replica)
  const replicas = origins.map((origin, replica) => ({
    load: fork(join(import.meta.dirname, '../requests/load-slice.ts')),
    slice: sliceFor(origin, claims, tokensOf(replica)),
  }))
  const row = JSON.stringify(claims.body.application)
  const bare = fork(join(import.meta.dirname, '../baselines/bare-insert.ts'), [
    url,
    row,
    String(PEOPLE * origins.length),
  ])
  const database = await openPostgres({ url: databaseUrl, poolSize: 1 })
  try {
    await once(bare, 'message')
    const ours = async (ms: number) => {
      const rates = await Promise.all(replicas.map(({ load, slice }) => rateOf(load, { ...slice, ms })))
      return rates.reduce((sum, rate) => sum + rate, 0)
    }
    const other = (ms: number) => rateOf(bare, { ms })
    const pairs = await takeTurns({ ours, other, pairs: pairsWanted, sliceMs: SLICE_MS, warmUpMs: WARM_UP_MS })
    await refuseDuplicates(database)
    return pairs
  } finally {
    await database.close()
    for (const child of [bare, ...replicas.map(({ load }) => load)]) child.disconnect()
  }
}

/** Each card sends its claims to one replica, which caches its token. */
function sliceFor(origin: string, claims: ClaimsToSend, tokens: readonly string[]) {
  const { host, port } = new URL(origin)
  const headers = { 'x-forwarded-for': ADDRESS_MARKER }
  const request = rawRequest({ host, path: submitClaim.path, headers, body: claims.body })
  const variants = { [claims.tokenMarker]: tokens, [claims.dayMarker]: claims.days }
  return { port: Number(port), request, people: PEOPLE, variants, from: addresses(ADDRESSES) }
}

/** A duplicate would be less work. */
async function refuseDuplicates(database: Database) {
  const others = await database.query("SELECT 1 FROM claims WHERE state <> 'registered' LIMIT 1")
  if (others.length > 0) throw new Error('a claim was sent and not registered')
}
