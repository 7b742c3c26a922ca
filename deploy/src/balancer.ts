import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { listenAnywhere } from '../../scripts/free-ports.ts'
import { watchBackends } from './backends.ts'

/** Sends each request to the next server that says it is ready, as a load balancer does. A connection that is refused goes to another server. */
export async function startBalancer() {
  const backends = watchBackends()

  function pass(request: IncomingMessage, response: ServerResponse, tries = 3) {
    const port = backends.next()
    if (!port) return void response.writeHead(503).end()
    const { method, url: path, headers } = request
    const outgoing = send({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
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

  // It closes no connection by itself: a client could be about to use it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => pass(request, response))
  return {
    ...backends,
    port: await listenAnywhere(server),
    stop() {
      backends.stopWatching()
      return new Promise((resolve) => server.close(resolve).closeAllConnections())
    },
  }
}
