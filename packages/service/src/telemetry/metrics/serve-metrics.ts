import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portProblem } from '../../process/listen.ts'
import { startMetrics } from './start-metrics.ts'

type Options = { host: string; port: number; log: { error(details: object, message: string): void } }

/** `/metrics` on a port of its own, which only the monitoring may reach: it is never mounted on a public server. */
export async function serveMetrics({ host, port, log }: Options) {
  const metrics = startMetrics()
  const server = createServer(async (request, response) => {
    request.resume()
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await metrics.render()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, 'metrics could not be read')
      response.writeHead(503).end()
    }
  })
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    metrics.stop()
    throw portProblem(error, { host, port, setting: 'METRICS_PORT' })
  }

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      metrics.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
