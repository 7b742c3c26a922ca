import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

type Measured = (ms: number) => Promise<number>
type Turns = { ours: Measured; other: Measured; pairs: number; sliceMs: number; warmUpMs: number }

/** Measures both rates in alternating slices. The first of a pair may have an advantage, so the order alternates too. */
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

/** The rate that a child process measures in one slice. */
export async function rateOf<Slice extends { ms: number }>(child: ChildProcess, slice: Slice): Promise<number> {
  child.send(slice)
  const [{ rate, problem }] = (await once(child, 'message')) as [{ rate?: number; problem?: string }]
  if (rate === undefined) throw new Error(problem)
  return rate
}

type Raw = { method?: 'POST' | 'PUT'; host: string; path: string; headers?: Record<string, string>; body: object }

/** The raw text of a request with a body. */
export function rawRequest({ method = 'POST', host, path, headers = {}, body }: Raw): string {
  const text = JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n')
}
