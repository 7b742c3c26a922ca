import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_EVERY_MS = 200

type Backend = { port: number; isReady: boolean }

/** Sends each request to the next server that says it is ready, as a load balancer does. A connection that is refused goes to another server. */
export async function startBalancer() {
  const backends: Backend[] = []
  let turn = 0

  async function look(one: Backend) {
    const answer = fetch(`http://127.0.0.1:${one.port}/readyz`, { signal: AbortSignal.timeout(5_000) })
    one.isReady = await answer.then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const looking = setInterval(() => void Promise.all(backends.map(look)), LOOK_EVERY_MS)

  function pass(request: IncomingMessage, response: ServerResponse, tries = 3) {
    const ready = backends.filter(({ isReady }) => isReady)
    const chosen = ready[turn++ % ready.length]
    if (!chosen) return void response.writeHead(503).end()
    const { method, url: path, headers } = request
    const outgoing = send({ host: '127.0.0.1', port: chosen.port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 0) return pass(request, response, tries - 1)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    request.pipe(outgoing)
  }

  const server = createServer((request, response) => pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async add(port: number) {
      const backend = { port, isReady: false }
      await look(backend)
      backends.push(backend)
    },
    remove(port: number) {
      const place = backends.findIndex((one) => one.port === port)
      if (place >= 0) backends.splice(place, 1)
    },
    stop() {
      clearInterval(looking)
      return new Promise((resolve) => server.close(resolve).closeAllConnections())
    },
  }
}
