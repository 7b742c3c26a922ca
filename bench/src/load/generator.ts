import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '@amparo/chaos/random'
import { type Ask, createClient } from './client.ts'
import { type Kind, mix, operationsIn } from './operations.ts'
import type { World } from './world.ts'

// Runs as a child process. People arrive at a constant rate, whether or not earlier ones have been served (an open model), and what
// counts is the time from when a call was due until its answer: a server that stalls is not spared the people who would have come meanwhile.

const CONNECTIONS = 128

export type Run = { rate: number; ms: number; seed: number }
/** Milliseconds of each call by kind, and what went wrong. */
export type Outcome = { ms: Partial<Record<Kind | 'bare', number[]>>; errors: string[]; seconds: number }
/** The product, or the bare handler at these ports. */
export type Target = { world: World } | { barePorts: number[] }
type Arrival = { kind: Kind | 'bare'; serve: (timed: (ask: Ask) => Ask) => Promise<void> }

const kinds = (Object.keys(mix) as Kind[]).flatMap((kind) => Array<Kind>(mix[kind]).fill(kind))
let arrivals: (place: number, seed: number) => Arrival
let places = 0

process.on('message', (message: Target | Run) => {
  if ('rate' in message) void run(message).then((outcome) => process.send?.(outcome))
  else {
    arrivals = 'world' in message ? visitorsOf(message.world) : bareCalls(message.barePorts)
    process.send?.('ready')
  }
})
process.on('disconnect', () => process.exit())

async function run({ rate, ms, seed }: Run): Promise<Outcome> {
  const outcome: Outcome = { ms: {}, errors: [], seconds: ms / 1_000 }
  const startedAt = performance.now()
  const many = Math.floor((rate * ms) / 1_000)
  const open: Promise<void>[] = []
  for (let number = 0; number < many; number++) {
    const due = startedAt + (number * 1_000) / rate
    const early = due - performance.now()
    if (early > 1) await pause(early)
    open.push(arrive(due, seed, outcome))
  }
  await Promise.all(open)
  return outcome
}

async function arrive(due: number, seed: number, { ms, errors }: Outcome) {
  const { kind, serve } = arrivals(places++, seed)
  let since = due
  const timed =
    (ask: Ask): Ask =>
    async (request) => {
      const answer = await ask(request)
      const now = performance.now()
      ms[kind] ??= []
      ms[kind].push(now - since)
      // The next call of the same person is due now.
      since = now
      return answer
    }
  await serve(timed).catch((error: Error) => errors.push(`${kind}: ${error.message}`))
}

function visitorsOf(world: World) {
  const operations = operationsIn(world)
  const api = world.apiPorts.map((port) => createClient(port, CONNECTIONS).ask)
  const vault = createClient(world.vaultPort, CONNECTIONS).ask
  const counts: Record<string, number> = {}
  return (place: number, seed: number): Arrival => {
    const kind = seeded(seed * 100_003 + place).one(kinds)
    const own = counts[kind] ?? 0
    counts[kind] = own + 1
    const server = api[place % api.length] as Ask
    return { kind, serve: (timed) => operations[kind](own, { api: timed(server), vault: timed(vault) }) }
  }
}

function bareCalls(ports: readonly number[]) {
  const clients = ports.map((port) => createClient(port, CONNECTIONS).ask)
  return (place: number): Arrival => ({
    kind: 'bare',
    async serve(timed) {
      await timed(clients[place % clients.length] as Ask)(`GET /${place % 10_000} HTTP/1.1\r\nhost: load\r\n\r\n`)
    },
  })
}
