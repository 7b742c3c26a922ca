import { demoCards } from '@amparo/api/testing/api'
import { expect, it, vi } from 'vitest'
import { api, dev, pageHeaders, serveDev, WHITE_LABEL } from '../testing/dev.ts'

const FIRST = demoCards[0]?.number as string

serveDev()

it.each([
  ['another origin', { ...pageHeaders, origin: 'https://evil.test' }],
  ['the other brand', { ...pageHeaders, origin: WHITE_LABEL }],
  ['no origin', { host: 'localhost:4000' }],
  ['a cross-site fetch', { ...pageHeaders, 'sec-fetch-site': 'cross-site' }],
  ['a same-site fetch', { ...pageHeaders, 'sec-fetch-site': 'same-site' }],
  ['another host name that resolves to this machine', { host: 'evil.test:4000', origin: 'http://evil.test:4000' }],
])('refuses changes from %s', async (_, headers) => {
  const set = vi.spyOn(api.areas.featureFlags, 'set')
  const flag = await dev.send('PUT', '/dev/api/flags/mcu_nam_cp', { status: 'on' }, headers)
  const token = await dev.send('POST', '/dev/api/demo-token', { number: FIRST }, headers)
  const time = await dev.send('PUT', '/dev/api/clock', { to: '2030-01-01T00:00:00Z' }, headers)
  expect([flag.statusCode, token.statusCode, time.statusCode]).toEqual([401, 401, 401])
  expect(set).not.toHaveBeenCalled()
  expect(dev.clock.offsetMs).toBe(0)
})

it.each([
  ['sec-fetch-site', 'cross-site'],
  ['host', 'evil.test:4000'],
])('refuses reads with %s %s', async (header, value) => {
  expect((await dev.get('/dev/api/outbox', { [header]: value })).statusCode).toBe(401)
})

it('accepts the white-label host, which is ours', async () => {
  const headers = { ...pageHeaders, host: 'ba.localhost:4000', origin: WHITE_LABEL }
  const answer = await dev.send('PUT', '/dev/api/flags/portal_unavailable', { status: 'off' }, headers)
  expect(answer.statusCode).toBe(200)
})
