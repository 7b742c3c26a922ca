import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpsTravelProvider, travelDocumentProvider } from './travel-document-provider.ts'

const request = { benefit_code: 'TIR', card_id: '8b6f0a52-7f0e-4d83-9f4e-0d8ad2f1f0aa', is_prepaid_card: true }
const ADDRESS = 'https://documents.test/start/abc'

let respond: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((incoming, response) => respond(incoming, response))
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/redirects`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (timeoutMs?: number) => httpsTravelProvider({ url, key: 'the key', timeoutMs }).redirectFor(request)
const answerWith = (status: number, content: unknown, headers = {}) => {
  respond = (_, response) => response.writeHead(status, headers).end(JSON.stringify(content))
}

describe("an insurer's service", () => {
  it('is called with the key and the card_id, and answers an address', async () => {
    let got: unknown
    respond = async (incoming, response) => {
      got = [incoming.method, incoming.url, incoming.headers.authorization, JSON.parse(await text(incoming))]
      response.end(JSON.stringify({ redirect_url: ADDRESS, more: 1 }))
    }
    expect(await ask()).toBe(ADDRESS)
    expect(got).toEqual(['POST', '/redirects', 'Bearer the key', request])
  })

  it('may have nothing for a benefit', async () => {
    answerWith(404, {})
    expect(await ask()).toBeNull()
  })

  it.each([
    ['an error', 500, { redirect_url: ADDRESS }, {}],
    ['a refusal', 403, {}, {}],
    ['a redirect', 302, {}, { location: ADDRESS }],
    ['nothing', 200, null, {}],
    ['a plain http address', 200, { redirect_url: 'http://documents.test/' }, {}],
    ['a script', 200, { redirect_url: 'javascript:alert(1)' }, {}],
    ['a path', 200, { redirect_url: '/start/abc' }, {}],
    ['no address', 200, { url: ADDRESS }, {}],
  ])('is an error if it answers with %s', async (_, status, content, headers) => {
    answerWith(status, content, headers)
    await expect(ask()).rejects.toThrow()
  })

  it('times out', async () => {
    respond = () => {}
    await expect(ask(50)).rejects.toThrow(/timeout/i)
  })
})

describe('the simulated provider', () => {
  it('answers a random address on a host that cannot exist', async () => {
    const provider = travelDocumentProvider({ kind: 'simulated' })
    const [one, other] = [await provider?.redirectFor(request), await provider?.redirectFor(request)]
    expect(one).toMatch(/^https:\/\/travel-documents\.example\/start\/[A-Za-z0-9_-]{22}$/)
    expect(one).not.toBe(other)
  })

  it('is null where the setting is none', () => {
    expect(travelDocumentProvider({ kind: 'none' })).toBeNull()
  })
})
