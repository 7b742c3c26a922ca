import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createApp } from '../app/create-app.ts'
import { createDraining } from './draining.ts'
import { mountHealth } from './health.ts'
import { createLogger } from './logger.ts'

const logger = createLogger({ name: 'test', sink: { write() {} } })

it('is not ready while it drains, but alive and healthy, and each answer ends its connection', async () => {
  const draining = createDraining()
  const app = createApp({ logger, draining })
  mountHealth(app, { database: { query: async () => [] }, draining })
  const states = async () =>
    Promise.all(['/livez', '/healthz', '/readyz'].map(async (url) => (await app.inject({ url })).statusCode))
  expect(await states()).toEqual([200, 200, 200])
  expect((await app.inject({ url: '/livez' })).headers.connection).toBe('keep-alive')

  await draining.begin()
  expect(await states()).toEqual([200, 200, 503])
  expect((await app.inject({ url: '/livez' })).headers.connection).toBe('close')
  await app.close()
})

it('is alive, but neither healthy nor ready, without its database', async () => {
  const app = createApp({ logger })
  mountHealth(app, { database: { query: () => Promise.reject(new Error('away')) } })
  for (const [url, status] of [
    ['/livez', 200],
    ['/healthz', 503],
    ['/readyz', 503],
  ] as const)
    expect((await app.inject({ url })).statusCode).toBe(status)
  await app.close()
})

it('finishes a request that is in progress when it closes', async () => {
  const app = createApp({ logger })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrive()
    await mayAnswer
    return { status: 'done' }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const status = new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true })
    request({ port, path: '/slow', agent }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  await arrived
  const closed = app.close()
  answer()
  expect(await status).toBe(200)
  await closed
})
