import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { postgresScene } from '@amparo/chaos/postgres-scene'
import { pathWith } from '@amparo/contract/call'
import { updateQuote } from '@amparo/contract/quotes'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import { makeQuote } from './demo-quote.ts'
import type { Figure } from './measurement.ts'
import { rateOf, rawRequest, takeTurns } from './take-turns.ts'
import { timeFigure } from './time-figure.ts'
import { ADDRESS_MARKER, addresses } from './variants.ts'

const SLICE_MS = 1_000
const WARM_UP_MS = 2_000
const GOAL = 3
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 20)

/**
 * Compares a whole update-quote call with one bare round trip to the same PostgreSQL that stores a row of the same size, with fsync. One
 * person, one call after the other: what counts is how long somebody waits for a price.
 */
export async function measure(): Promise<Figure[]> {
  const pairs = await withPostgres(
    async (url) => {
      const scene = await postgresScene(url)
      try {
        return await measurePairs(scene.origins[0] as string, url)
      } finally {
        await scene.stop()
      }
    },
    { isDurable: true },
  )
  return [
    timeFigure({
      name: 'update-quote / bare database round trip',
      goal: GOAL,
      pairs,
      note: `${pairs.length} pairs of ${SLICE_MS} ms, judged by the upper bound; a whole call over HTTP and a durable insert of a row of the same size, one after the other`,
    }),
  ]
}

async function measurePairs(origin: string, url: string) {
  const { host, port } = new URL(origin)
  const request = await updateRequest(origin, host)
  // One person, whose address changes so that it is not limited.
  const from = addresses(5_000)
  const load = fork(join(import.meta.dirname, 'load-slice.ts'))
  const bare = fork(join(import.meta.dirname, 'bare-insert.ts'), [url, JSON.stringify({ row: request }), '1'])
  try {
    await once(bare, 'message')
    const ours = (ms: number) => rateOf(load, { port: Number(port), request, people: 1, from, ms })
    const other = (ms: number) => rateOf(bare, { ms })
    return await takeTurns({ ours, other, pairs: pairsWanted, sliceMs: SLICE_MS, warmUpMs: WARM_UP_MS })
  } finally {
    for (const child of [bare, load]) child.disconnect()
  }
}

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
