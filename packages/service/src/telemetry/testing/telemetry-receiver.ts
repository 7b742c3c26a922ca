import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

/** A collector and an error-reporting service in one: it notes what our servers send to them. */
export async function startTelemetryReceiver() {
  const received: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const receiver = { status: 200 }
  const server = createServer(async (request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers, body: await text(request) })
    response.writeHead(receiver.status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const sentTo = (end: string) => received.filter(({ url }) => url.endsWith(end))

  return Object.assign(receiver, {
    received,
    endpoint: `http://${host}`,
    dsn: `http://key@${host}/7`,
    spans: () =>
      sentTo('/v1/traces').flatMap(({ body }) =>
        (JSON.parse(body).resourceSpans as { scopeSpans: { spans: SentSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map(plain)),
        ),
      ),
    reports: () => sentTo('/api/7/envelope/').map(({ body }) => JSON.parse(body.split('\n')[2] ?? '')),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function plain({ attributes, ...span }: SentSpan) {
  const plainValue = ({ stringValue, intValue }: SentSpan['attributes'][number]['value']) =>
    stringValue ?? Number(intValue)
  return { ...span, attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)])) }
}
