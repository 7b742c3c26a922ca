import { expect, it } from 'vitest'
import { createApp } from '../app/create-app.ts'
import { createLogger } from '../process/logger.ts'
import { clientAddress } from './client-address.ts'

async function addressSeen(proxies: number, forwarded?: string) {
  const app = createApp({ logger: createLogger({ name: 'test', level: 'silent' }), trustProxy: proxies > 0 })
  app.get('/', async (request) => clientAddress(request, proxies))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/', remoteAddress: '192.0.2.9', headers })
  return answer.body
}

it.each([
  ['without proxies of ours ignores the header', 0, '203.0.113.1', '192.0.2.9'],
  ['behind one proxy takes the address that it saw', 1, '203.0.113.1', '203.0.113.1'],
  ['behind one proxy ignores what the caller wrote before', 1, '198.51.100.7, 203.0.113.1', '203.0.113.1'],
  [
    'behind two proxies takes the address that the outer one saw',
    2,
    '198.51.100.7, 203.0.113.1, 10.0.0.1',
    '203.0.113.1',
  ],
  ['ignores a port', 1, '203.0.113.1:51234', '203.0.113.1'],
  ['ignores a port after an IPv6 address', 1, '[2001:db8:1:2::6]:51234', '2001:db8:1::'],
  ['counts the IPv6 addresses of one network as one', 1, '2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['counts all networks that one customer has as one', 1, '2001:db8:1:ffff::1', '2001:db8:1::'],
  ['reads an IPv4 address that is written as IPv6', 1, '::ffff:203.0.113.1', '203.0.113.1'],
])('%s', async (_, proxies, forwarded, seen) => {
  expect(await addressSeen(proxies, forwarded)).toBe(seen)
})
