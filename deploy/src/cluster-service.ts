import { connect, createServer, type Socket } from 'node:net'
import { listenAnywhere } from '../../scripts/free-ports.ts'
import { watchBackends } from './backends.ts'

/**
 * Connects to the next server that says it is ready, as a service of Kubernetes does: a connection stays with its server, however many requests it
 * carries, and ends when the server closes it. Nothing is repeated.
 */
export async function startClusterService() {
  const backends = watchBackends()
  const open = new Set<Socket>()

  const server = createServer((near) => {
    const port = backends.next()
    if (!port) return void near.resetAndDestroy()
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    near.setNoDelay()
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.resetAndDestroy())
      one.on('close', () => open.delete(one))
    }
  })
  return {
    ...backends,
    port: await listenAnywhere(server),
    stop() {
      backends.stopWatching()
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
