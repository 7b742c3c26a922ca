import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

type Measured = (ms: number) => Promise<number>
type Turns = { ours: Measured; other: Measured; pairs: number; sliceMs: number; warmUpMs: number }

/** Rates of both in alternating slices. Whoever is first may be at an advantage, so that takes turns too. */
export async function takeTurns({ ours, other, pairs: wanted, sliceMs, warmUpMs }: Turns) {
  for (const warm of [ours, other]) await warm(warmUpMs)

  const pairs: [ours: number, other: number][] = []
  while (pairs.length < wanted) {
    const oursFirst = pairs.length % 2 === 0
    const first = await (oursFirst ? ours : other)(sliceMs)
    const second = await (oursFirst ? other : ours)(sliceMs)
    pairs.push(oursFirst ? [first, second] : [second, first])
  }
  return pairs
}

/** What a process of its own counts in one slice. */
export async function rateOf<Slice extends { ms: number }>(child: ChildProcess, slice: Slice): Promise<number> {
  child.send(slice)
  const [{ rate, problem }] = (await once(child, 'message')) as [{ rate?: number; problem?: string }]
  if (rate === undefined) throw new Error(problem)
  return rate
}

/** A POST as it goes over the wire. */
export function postRequest({ host, path, body }: { host: string; path: string; body: object }): string {
  const text = JSON.stringify(body)
  return [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n')
}
