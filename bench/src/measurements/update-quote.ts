import { fork } from 'node:child_process'
import { join } from 'node:path'
import { postgresScene } from '@amparo/chaos/postgres-scene'
import { pathWith } from '@amparo/contract/call'
import { updateQuote } from '@amparo/contract/quotes'
import { openPostgres } from '@amparo/database/postgres-database'
import { withPostgres } from '../../../scripts/throwaway-postgres.ts'
import { startBareHandler } from '../baselines/start-bare-handler.ts'
import type { Figure } from '../figures/measurement.ts'
import { timeFigure } from '../figures/time-figure.ts'
import { makeQuote } from '../pages/demo-quote.ts'
import { rateOf, rawRequest, takeTurns } from '../requests/take-turns.ts'
import { ADDRESS_MARKER, addresses } from '../requests/variants.ts'

const SLICE_MS = 1_000
const WARM_UP_MS = 2_000
const GOAL = 3
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 20)

/**
 * Compares an update-quote call with a handler of node's own HTTP server and pg that makes one round trip to the same PostgreSQL and stores the request
 * there, with fsync. Both over HTTP, for one person, one call after the other: what counts is how long somebody waits for a price.
 */
export async function measure(): Promise<Figure[]> {
  const pairs = await withPostgres(
    async (url) => {
      const scene = await postgresScene(url)
      try {
        return await measurePairs(scene.origins[0] as string, scene.databaseUrl)
      } finally {
        await scene.stop()
      }
    },
    { isDurable: true },
  )
  return [
    timeFigure({
      name: 'update-quote / bare handler with one round trip',
      goal: GOAL,
      pairs,
      note: `${pairs.length} pairs of ${SLICE_MS} ms, judged by the upper bound; both over HTTP, the bare one stores the request`,
    }),
  ]
}

async function measurePairs(origin: string, url: string) {
  const { host, port } = new URL(origin)
  // One person, whose address changes so that it is not limited.
  const from = addresses(5_000)
  const load = fork(join(import.meta.dirname, '../requests/load-slice.ts'))
  const database = await openPostgres({ url, poolSize: 1 })
  await database.script('CREATE TABLE bare (id uuid PRIMARY KEY, body text NOT NULL)')
  await database.close()
  const stored = await updateRequest(origin, host)
  const insert = { sql: 'INSERT INTO bare VALUES (gen_random_uuid(), $1) RETURNING id', values: [stored] }
  const bare = await startBareHandler(url, [[[[insert]]]])
  try {
    const ours = async (ms: number) => {
      // A new quote for every slice, because a quote can be changed only so often.
      const request = await updateRequest(origin, host)
      return rateOf(load, { port: Number(port), request, people: 1, from, ms })
    }
    const bareRequest = bareOf(stored, bare.host)
    const other = (ms: number) => rateOf(load, { port: bare.port, request: bareRequest, people: 1, from, ms })
    return await takeTurns({ ours, other, pairs: pairsWanted, sliceMs: SLICE_MS, warmUpMs: WARM_UP_MS })
  } finally {
    bare.stop()
    load.disconnect()
  }
}

/** The same request to the bare handler. */
const bareOf = (request: string, host: string) =>
  request.replace(/^PUT \S+/, 'PUT /0').replace(/^host: .*$/m, `host: ${host}`)

/** A change with a spouse, a child and both extras: the longest way to a price. */
async function updateRequest(origin: string, host: string): Promise<string> {
  const { id, headers } = await makeQuote(origin)
  const body = {
    effective_date: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()),
    beneficiary: 'spouse',
    spouse: { first_name: 'Sol', last_name: 'Quill', birthdate: '1985-01-01' },
    children: [{ first_name: 'Kit', last_name: 'Quill', birthdate: '2019-02-03' }],
    coverages: [
      { id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-100', coinsurance_id: 'COI-20' },
      { id: 'CI', level_id: 'CI-10000' },
    ],
    smokes_yn: false,
  }
  const path = pathWith(updateQuote.path, { id })
  return rawRequest({ method: 'PUT', host, path, headers: { ...headers, 'x-forwarded-for': ADDRESS_MARKER }, body })
}
