import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { createApp } from './create-app.ts'
import { createLogger } from './logger.ts'

async function addressSeen(proxies: number, forwarded?: string) {
  const app = createApp({ logger: createLogger({ name: 'test', level: 'silent' }), trustProxy: proxies > 0 })
  app.get('/', async (request) => clientAddress(request, proxies))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/', remoteAddress: '192.0.2.9', headers })
  return answer.body
}

it.each([
  ['without a proxy of ours believes nobody', 0, '203.0.113.1', '192.0.2.9'],
  ['behind one of ours takes what that one saw', 1, '203.0.113.1', '203.0.113.1'],
  ['behind one of ours leaves out what somebody wrote before', 1, '198.51.100.7, 203.0.113.1', '203.0.113.1'],
  ['behind two of ours takes what the outer one saw', 2, '198.51.100.7, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  ['counts the addresses of one home as one', 1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
])('%s', async (_, proxies, forwarded, seen) => {
  expect(await addressSeen(proxies, forwarded)).toMatch(seen)
})
