import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '@amparo/contract/call'
import { submitClaim } from '@amparo/contract/claim-evidence'
import { type ClaimPage, listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import type { Database } from '@amparo/database/database'
import { openPostgres } from '@amparo/database/postgres-database'
import { demoCard } from '@amparo/e2e/screens/sign-in'
import { fillForm } from '@amparo/form-engine/fill-form-for-test'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { withPostgres } from '../../scripts/throwaway-postgres.ts'
import type { Figure } from './measurement.ts'
import { withProduct } from './npm-start.ts'
import { median, ratioOf } from './ratio.ts'
import { UNIQUE } from './unique-marker.ts'

const SLICE_MS = 500
const GOAL = 0.25
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 40)
const BENEFIT = 'CDW'
const secret = (of: string) => `${of} of the bench, which guards nothing at all`

/** Claims that were received for good, against rows of the same bytes in one statement each, on one PostgreSQL that waits for its disk. */
export async function measure(): Promise<Figure[]> {
  const pairs = await withPostgres(
    (url) =>
      withProduct(({ portal }) => measurePairs(portal, url), {
        DATABASE_URL: url,
        LONG_OPERATIONS_SECRET: secret('the operations'),
        PHONE_VERIFICATION_SECRET: secret('the phones'),
        CLAIM_STATUS_SECRET: secret('the claim status'),
        PAYMENT_DETAILS_SECRET: secret('the payment details'),
        OBJECT_STORE_SECRET: secret('the object store'),
        LOG_LEVEL: 'warn',
      }),
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
      note: `${pairs.length} pairs of ${SLICE_MS} ms, judged by the lower bound; whole calls over HTTP, each another claim, their jobs running too and done before the other's turn; ${rates.join(' / ')} a second (BENCH_PAIRS sets the pairs)`,
    },
  ]
}

async function measurePairs(portal: string, url: string) {
  const body = await claimBody(portal)
  const bare = fork(join(import.meta.dirname, 'bare-insert.ts'), [url, JSON.stringify(body.application)])
  const load = fork(join(import.meta.dirname, 'load-slice.ts'))
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    await once(bare, 'message')
    const ours = async (ms: number) => {
      const rate = await rateOf(load, { port: Number(new URL(portal).port), request: wholeRequest(portal, body), ms })
      await allFinished(database)
      return rate
    }
    const other = (ms: number) => rateOf(bare, { ms })
    for (const warm of [ours, other]) await warm(2_000)

    const pairs: [ours: number, other: number][] = []
    while (pairs.length < pairsWanted) {
      // Whoever is first may be at an advantage, so they take turns.
      const oursFirst = pairs.length % 2 === 0
      const first = await (oursFirst ? ours : other)(SLICE_MS)
      const second = await (oursFirst ? other : ours)(SLICE_MS)
      pairs.push(oursFirst ? [first, second] : [second, first])
    }
    return pairs
  } finally {
    await database.close()
    for (const child of [bare, load]) child.disconnect()
  }
}

async function rateOf(child: ChildProcess, slice: object): Promise<number> {
  child.send(slice)
  const [{ rate, problem }] = (await once(child, 'message')) as [{ rate?: number; problem?: string }]
  if (rate === undefined) throw new Error(problem)
  return rate
}

/** Else the jobs of one slice would slow down the next. */
async function allFinished(database: Database) {
  const open = () => database.query('SELECT 1 FROM long_operations WHERE done_at IS NULL LIMIT 1')
  while ((await open()).length > 0) await pause(20)
}

async function claimBody(portal: string) {
  const today = new Date().toISOString().slice(0, 10)
  const headers = { 'content-type': 'application/json', origin: portal }
  const number = demoCard('Premium card of the USA')
  const token = await fetch(`${portal}/dev/api/demo-token`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ number }),
  })
  const { pan_token } = (await token.json()) as { pan_token: string }
  const query = { pan_token, language_code: 'en_US' as const, today }
  const params = { code: BENEFIT }
  const link = { origin: portal }

  const { pages } = await call(listClaimPages, { params, query }, link)
  const asked: ClaimPage[] = []
  for (const { page_key: pageKey } of pages)
    asked.push((await call(listPageQuestions, { params: { ...params, pageKey }, query }, link)).questions)
  const filled = fillForm(asked, { today, locale: 'en_US', country: 'USA', phone: phoneCheck }, (_, { options }) =>
    options.map(({ value }) => value),
  )
  const application = { ...filled, cardholder_details: { ...filled.cardholder_details, cardholder_city: UNIQUE } }
  return { ...query, benefit_code: BENEFIT, application, documents: [] }
}

function wholeRequest(portal: string, body: object): string {
  const text = JSON.stringify(body)
  return [
    `POST ${submitClaim.path} HTTP/1.1`,
    `host: ${new URL(portal).host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n')
}
