import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBenefits } from '@amparo/contract/benefits'
import { demoCard } from '@amparo/e2e/sign-in'
import type { BareAnswer } from '../baselines/bare-server.ts'
import type { Figure } from '../figures/measurement.ts'
import { formatRatio, median, ratioOf } from '../figures/ratio.ts'
import { type Product, withFolder, withProduct } from '../npm-start.ts'
import type { Slice } from '../requests/load-slice.ts'
import { postJson } from '../requests/post-json.ts'
import { rateOf, rawRequest, takeTurns } from '../requests/take-turns.ts'

const SLICE_MS = 250
const WARM_UP_MS = 2_000
const BARE_PORT = 4938
const GOAL = 0.4
const pairsWanted = Number(process.env.BENCH_PAIRS ?? 100)

/** Compares the benefits call of the whole product with a bare node server that sends the same bytes, headers included, in alternating slices. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async (product) => {
    const body = await requestBody(product)
    const answer = await rightAnswer(product, body)
    const pairs = await withFolder(async (folder) => {
      const file = join(folder, 'answer.json')
      writeFileSync(file, JSON.stringify(answer))
      return measurePairs({ product, body, file })
    })
    const ratio = ratioOf(pairs)
    const rates = [pairs.map(([ours]) => ours), pairs.map(([, bare]) => bare)].map((one) => Math.round(median(one)))

    return [
      {
        name: 'benefits call / bare node http',
        figure: formatRatio(ratio),
        goal: `≥ ${GOAL}`,
        met: ratio.low >= GOAL,
        note: `${pairs.length} pairs of ${SLICE_MS} ms, judged by the lower bound; ${Buffer.byteLength(answer.body)} bytes and ${Object.keys(answer.headers).length} headers; ${rates.join(' / ')} a second (BENCH_PAIRS sets the pairs)`,
      },
    ]
  })
}

async function measurePairs({ product, body, file }: { product: Product; body: object; file: string }) {
  const bare = fork(join(import.meta.dirname, '../baselines/bare-server.ts'), [String(BARE_PORT), file])
  const load = fork(join(import.meta.dirname, '../requests/load-slice.ts'))
  try {
    await once(bare, 'message')
    const rateAt = (port: number) => {
      const request = rawRequest({ host: `localhost:${port}`, path: listBenefits.path, body })
      return (ms: number) => rateOf<Slice>(load, { port, request, ms })
    }
    const ours = rateAt(Number(new URL(product.portal).port))
    const other = rateAt(BARE_PORT)
    return await takeTurns({ ours, other, pairs: pairsWanted, sliceMs: SLICE_MS, warmUpMs: WARM_UP_MS })
  } finally {
    for (const child of [bare, load]) child.disconnect()
  }
}

/** The request for a demo card with many benefits, with a token from the developer tools. */
async function requestBody({ portal }: Product) {
  const { pan_token } = (await postJson(`${portal}/dev/api/demo-token`, {
    number: demoCard('Premium card of the USA'),
  }).then((answer) => answer.json())) as { pan_token: string }

  return { pan_token, language_code: 'en_US', today: new Date().toISOString().slice(0, 10) }
}

/** What Node itself adds to every response is left out: both servers add it. */
const byNode = ['connection', 'date', 'keep-alive']

async function rightAnswer({ portal }: Product, body: object): Promise<BareAnswer> {
  const answer = await postJson(portal + listBenefits.path, body)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !byNode.includes(name)))
  return { headers, body: await answer.text() }
}
