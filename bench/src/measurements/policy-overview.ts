import { fork } from 'node:child_process'
import { join } from 'node:path'
import { postgresScene } from '@amparo/chaos/postgres-scene'
import { getPolicyBilling } from '@amparo/contract/billing'
import { pathWith } from '@amparo/contract/call'
import { getPolicy } from '@amparo/contract/policies'
import { listPolicyDocuments } from '@amparo/contract/policy-documents'
import { openPostgres } from '@amparo/database/postgres-database'
import { withPostgres } from '../../../scripts/throwaway-postgres.ts'
import type { Statements } from '../baselines/bare-handler.ts'
import { startBareHandler } from '../baselines/start-bare-handler.ts'
import type { Figure } from '../figures/measurement.ts'
import { timeFigure } from '../figures/time-figure.ts'
import { buyPolicy } from '../pages/demo-quote.ts'
import { rateOf, takeTurns } from '../requests/take-turns.ts'

const SLICE_MS = 900
const WARM_UP_MS = 3_000
const GOAL = 2
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 20)

/**
 * Compares the overview page's calls with handlers of node's own HTTP server and pg that make the same reads on the same PostgreSQL, in the same order and
 * with the same concurrency. Both over HTTP, for one person, one call after the other: what counts is how long a person waits for the page.
 */
export async function measure(): Promise<Figure[]> {
  const pairs = await withPostgres(async (url) => {
    const scene = await postgresScene(url)
    try {
      return await measurePairs(scene.origins[0] as string, scene.databaseUrl)
    } finally {
      await scene.stop()
    }
  })
  return [
    timeFigure({
      name: 'policy overview / bare reads',
      goal: GOAL,
      pairs,
      note: `${pairs.length} pairs, judged by the upper bound; policy, billing and documents; both over HTTP`,
    }),
  ]
}

async function measurePairs(origin: string, url: string) {
  const { host, port } = new URL(origin)
  const { calls, reads } = await parts(origin, host, url)
  const load = fork(join(import.meta.dirname, '../requests/load-slice.ts'))
  const bare = await startBareHandler(url, reads)
  try {
    const ours = (ms: number) =>
      inTurn(calls, (request) => rateOf(load, { port: Number(port), request, people: 1, ms: ms / calls.length }))
    const bareCalls = reads.map((_, place) => getRequest(bare.host, `/${place}`, ''))
    const other = (ms: number) =>
      inTurn(bareCalls, (request) => rateOf(load, { port: bare.port, request, people: 1, ms: ms / reads.length }))
    return await takeTurns({ ours, other, pairs: pairsWanted, sliceMs: SLICE_MS, warmUpMs: WARM_UP_MS })
  } finally {
    bare.stop()
    load.disconnect()
  }
}

async function parts(origin: string, host: string, url: string) {
  const { id, token } = await buyPolicy(origin)
  const calls = [getPolicy, getPolicyBilling, listPolicyDocuments].map(({ path }) =>
    getRequest(host, pathWith(path, { id }), token),
  )
  const reads = await readsOf(url, id)
  return { calls, reads }
}

/** How many times per second all parts could run, one after the other. */
async function inTurn<Part>(parts: readonly Part[], rate: (part: Part) => Promise<number>): Promise<number> {
  let seconds = 0
  for (const part of parts) seconds += 1 / (await rate(part))
  return 1 / seconds
}

function getRequest(host: string, path: string, token: string): string {
  return [`GET ${path} HTTP/1.1`, `host: ${host}`, `authorization: Bearer ${token}`, '', ''].join('\r\n')
}

/** What each of the calls reads; a bought policy has one session, one charge and no refunds, so that counting finds a row everywhere. */
async function readsOf(url: string, id: string): Promise<Statements[]> {
  const database = await openPostgres({ url, poolSize: 1 })
  const [session] = await database.query<{ token_hash: string }>('SELECT token_hash FROM user_sessions')
  await database.close()
  const of = (sql: string) => ({ sql, values: [id] })
  const now = new Date()
  const user = {
    sql: `SELECT id, email_hash, sealed_email, is_guest FROM user_sessions WHERE revoked_at IS NULL AND expires_at > $2
      AND (token_hash = $1 OR (previous_token_hash = $1 AND rotated_at > $3))`,
    values: [session?.token_hash, now, now],
  }
  const own = [[user], [of('SELECT * FROM policies WHERE id = $1')]]
  const ledger = of('SELECT * FROM ledger_entries WHERE policy_id = $1 ORDER BY position LIMIT 200')
  const billing = [
    [of('SELECT sealed_billing FROM billing_details WHERE policy_id = $1')],
    [
      of('SELECT sum(amount_cents)::bigint AS cents FROM refunds WHERE policy_id = $1'),
      ledger,
      of(`SELECT count(*) AS paid FROM charged_dues JOIN charges ON charges.id = charge
        WHERE charged_dues.policy_id = $1 AND state = 'succeeded'`),
    ],
    [ledger],
  ]
  return [[own], [own, billing], [own]]
}
