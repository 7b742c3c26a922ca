import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBenefits } from '@amparo/contract/benefits'
import { demoCard } from '@amparo/e2e/screens/sign-in'
import type { Slice } from './load-slice.ts'
import type { Figure } from './measurement.ts'
import { type Product, withFolder, withProduct } from './npm-start.ts'
import { median, ratioOf } from './ratio.ts'

const SLICE_MS = 250
const WARM_UP_MS = 2_000
const BARE_PORT = 4938
const GOAL = 0.5
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 100)

/** The benefits call of the whole product against node's bare server with the same bytes, in alternating slices. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async (product) => {
    const body = await requestBody(product)
    const answer = await rightAnswer(product, body)
    const pairs = await withFolder(async (folder) => {
      const file = join(folder, 'answer.json')
      writeFileSync(file, answer)
      return measurePairs({ product, body, file })
    })
    const { median: middle, low, high } = ratioOf(pairs)
    const rates = [pairs.map(([ours]) => ours), pairs.map(([, bare]) => bare)].map((one) => Math.round(median(one)))

    return [
      {
        name: 'benefits call / bare node http',
        figure: `${middle.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`,
        goal: `≥ ${GOAL}`,
        met: low >= GOAL,
        note: `${pairs.length} pairs of ${SLICE_MS} ms, judged by the lower bound; ${answer.length} bytes; ${rates.join(' / ')} a second (BENCH_PAIRS sets the pairs)`,
      },
    ]
  })
}

async function measurePairs({ product, body, file }: { product: Product; body: string; file: string }) {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [String(BARE_PORT), file])
  const load = fork(join(import.meta.dirname, 'load-slice.ts'))
  try {
    await once(bare, 'message')
    const slice = (port: number) => ({ port, request: wholeRequest(body, port) })
    const ours = slice(Number(new URL(product.portal).port))
    const other = slice(BARE_PORT)
    for (const warm of [ours, other]) await rateOf(load, { ...warm, ms: WARM_UP_MS })

    const pairs: [ours: number, other: number][] = []
    while (pairs.length < pairsWanted) {
      // Whoever is first may be at an advantage, so they take turns.
      const oursFirst = pairs.length % 2 === 0
      const first = await rateOf(load, { ...(oursFirst ? ours : other), ms: SLICE_MS })
      const second = await rateOf(load, { ...(oursFirst ? other : ours), ms: SLICE_MS })
      pairs.push(oursFirst ? [first, second] : [second, first])
    }
    return pairs
  } finally {
    for (const child of [bare, load]) child.disconnect()
  }
}

async function rateOf(load: ChildProcess, slice: Slice): Promise<number> {
  load.send(slice)
  const [{ rate, problem }] = (await once(load, 'message')) as [{ rate?: number; problem?: string }]
  if (rate === undefined) throw new Error(`port ${slice.port}: ${problem}`)
  return rate
}

function wholeRequest(body: string, port: number): string {
  return [
    `POST ${listBenefits.path} HTTP/1.1`,
    `host: localhost:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** A card that covers much, through the vault, as the demo surface gives tokens out. */
async function requestBody({ portal }: Product): Promise<string> {
  const { pan_token } = (await post(`${portal}/dev/api/demo-token`, {
    number: demoCard('Premium card of the USA'),
  }).then((answer) => answer.json())) as { pan_token: string }

  return JSON.stringify({ pan_token, language_code: 'en_US', today: new Date().toISOString().slice(0, 10) })
}

async function rightAnswer({ portal }: Product, body: string): Promise<Buffer> {
  const answer = await post(portal + listBenefits.path, JSON.parse(body))
  return Buffer.from(await answer.arrayBuffer())
}

async function post(address: string, body: unknown): Promise<Response> {
  const { origin } = new URL(address)
  const headers = { 'content-type': 'application/json', origin }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`)
  return answer
}
