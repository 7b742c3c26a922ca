import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiProxy } from './api-proxy.ts'
import { sendToTls } from './send-to-tls.ts'

const logger = createLogger({ name: 'test', level: 'silent' })
const open: FastifyInstance[] = []
afterAll(async () => {
  for (const app of open) await app.close()
})

async function startApi() {
  const api = createApp({ logger })
  api.addContentTypeParser('*', (_request, body, done) => {
    let bytes = 0
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    body.on('end', () => done(null, { bytes }))
  })
  api.all('/api/echo', async ({ method, url, headers, body }, reply) => {
    reply.code(201).header('x-answer', 'of the API')
    return { method, url, headers, body }
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  open.push(api)
  return `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
}

async function startProxy(origin: string, proxies = 0) {
  const app = createApp({ logger, trustProxy: proxies > 0 })
  if (proxies > 0) sendToTls(app, ['https://portal.example'])
  await app.register(apiProxy, { origin, proxies })
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(app)
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

describe('the way to the API', () => {
  let api = ''
  beforeAll(async () => {
    api = await startApi()
  })

  it('passes on method, address, headers and body, and the whole answer', async () => {
    const portal = await startProxy(api)
    const body = JSON.stringify({ name: 'Ada' })
    const headers = { 'content-type': 'application/json', authorization: 'Bearer x' }
    const answer = await fetch(`${portal}/api/echo?a=1%202`, { method: 'PUT', body, headers })
    expect([answer.status, answer.headers.get('x-answer')]).toEqual([201, 'of the API'])
    expect(await answer.json()).toMatchObject({
      method: 'PUT',
      url: '/api/echo?a=1%202',
      body: { name: 'Ada' },
      headers: { authorization: 'Bearer x', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
    })
  })

  it('streams what is larger than any call of ours', async () => {
    const portal = await startProxy(api)
    const headers = { 'content-type': 'application/octet-stream' }
    const answer = await fetch(`${portal}/api/echo`, { method: 'POST', body: Buffer.alloc(3_000_000), headers })
    expect((await answer.json()).body).toEqual({ bytes: 3_000_000 })
  })

  it.each([
    [0, '127.0.0.1', 'http'],
    [1, '198.51.100.7, 127.0.0.1', 'https'],
  ])('believes what is said about the way to it only behind %i of our proxies', async (proxies, chain, protocol) => {
    const portal = await startProxy(api, proxies)
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }
    const { headers: seen } = await (await fetch(`${portal}/api/echo`, { headers })).json()
    expect([seen['x-forwarded-for'], seen['x-forwarded-proto']]).toEqual([chain, protocol])
  })

  it.each(['GET', 'POST'])(
    'answers %s although the API closes each connection when it is used again',
    async (method) => {
      const used = new WeakSet<Socket>()
      const closing = createServer((request, reply) => {
        if (used.has(request.socket)) return request.socket.destroy()
        used.add(request.socket)
        reply.end('{}')
      })
      await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve))
      const portal = await startProxy(`http://127.0.0.1:${(closing.address() as AddressInfo).port}`)
      const echo = async (init?: RequestInit) => (await fetch(`${portal}/api/echo`, init)).status
      for (const _ of ['first', 'second', 'third']) {
        // At the same time, so that several connections stay open.
        expect(await Promise.all([echo(), echo(), echo()])).toEqual([200, 200, 200])
        expect(await echo({ method })).toBe(200)
      }
      closing.close()
    },
  )

  it('answers 503 in our own shape while the API is away', async () => {
    const portal = await startProxy('http://127.0.0.1:1')
    const answer = await fetch(`${portal}/api/echo`)
    expect([answer.status, (await answer.json()).error_code]).toEqual([503, 'service_unavailable'])
  })
})

it('sends browsers that came without TLS to the address with it', async () => {
  const portal = await startProxy('http://127.0.0.1:1', 1)
  const ask = (host: string, protocol: string) =>
    fetch(`${portal}/login?a=1`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol },
    })
  const answer = await ask('portal.example', 'http')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://portal.example/login?a=1'])
  expect((await ask('portal.example', 'https')).status).toBe(404)
  expect((await ask('evil.example', 'http')).status).toBe(404)
})
