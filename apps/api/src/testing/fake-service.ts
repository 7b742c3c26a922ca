import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach } from 'vitest'

export type ServiceAnswer = { status: number; body: unknown } | 'silence'
type Asked = { url: string; body: Record<string, unknown> | null; headers: IncomingMessage['headers'] }

/** A fake of a third-party service on a local server, for the tests of its adapter. Call once per test file; it is reset before every test. */
export function fakeService(usual: (url: string) => ServiceAnswer) {
  let server: Server
  const service = {
    asked: [] as Asked[],
    /** Replaces the usual answers; 'silence' closes the connection. */
    answer: null as ServiceAnswer | null,
    now: 0,
    warnings: [] as string[],
    origin: '',
    clock: { now: () => new Date(service.now) },
    log: { warn: (...line: unknown[]) => void service.warnings.push(JSON.stringify(line)) } as never,
  }

  beforeEach(async () => {
    Object.assign(service, { asked: [], answer: null, now: Date.parse('2026-11-15T12:00:00Z'), warnings: [] })
    server = createServer(async (request, reply) => {
      const body = await text(request)
      const { url = '', headers } = request
      service.asked.push({ url, body: body ? JSON.parse(body) : null, headers })
      const answer = service.answer ?? usual(url)
      if (answer === 'silence') return request.socket.destroy()
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  return service
}
