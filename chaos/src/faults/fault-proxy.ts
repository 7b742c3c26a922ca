import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Victim } from '../scene.ts'

/**
 * What can happen to connections: `reset` ends them at once; `refuse` ends new ones too, for a while; `stall` holds everything back for a while;
 * `slow` delays every piece for a while; `half-open` leaves them open and never delivers anything again, as when a firewall forgets them.
 */
export const networkFaults = ['reset', 'refuse', 'stall', 'slow', 'half-open'] as const
export type NetworkFault = (typeof networkFaults)[number]

const SLOW_MS = 60
type Link = { near: Socket; far: Socket; isSilent: boolean }
type Options = { port: number; faults?: readonly NetworkFault[]; random: Random; log?: (line: string) => void }

/** Passes connections on to a local port, and spoils them when it is struck. */
export async function startFaultProxy({ port, faults = networkFaults, random, log = () => {} }: Options) {
  const links = new Set<Link>()
  const sockets = new Set<Socket>()
  let current: NetworkFault | null = null

  const server = createServer((near) => {
    if (current === 'refuse') return void near.resetAndDestroy()
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    const link: Link = { near: near.setNoDelay(), far, isSilent: false }
    links.add(link)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (piece) => void deliver(link, from, to, piece))
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        links.delete(link)
        if (!link.isSilent) to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** One piece at a time, so that a delayed one stays before the next. */
  async function deliver(link: Link, from: Socket, to: Socket, piece: Buffer) {
    if (link.isSilent) return
    from.pause()
    if (current === 'slow') await pause(SLOW_MS)
    while (current === 'stall') await pause(10)
    if (!link.isSilent && !to.destroyed) to.write(piece)
    from.resume()
  }

  function strike(fault: NetworkFault) {
    current = fault
    for (const link of [...links]) {
      if (fault === 'reset' || fault === 'refuse') for (const end of [link.near, link.far]) end.resetAndDestroy()
      if (fault === 'half-open') link.isSilent = true
    }
  }
  const heal = () => {
    current = null
  }
  const victim: Victim = {
    async kill() {
      const fault = random.one(faults)
      log(`connections to ${port}: ${fault}`)
      strike(fault)
      await pause(random.between(50, 1_500))
    },
    start: async () => heal(),
  }

  return {
    port: (server.address() as AddressInfo).port,
    strike,
    heal,
    victim,
    async stop() {
      heal()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
