import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const post = async (path: string, payload: object, remoteAddress = '10.2.0.1') =>
  (
    await api.app.inject({ method: 'POST', url: `/api/v2/marketplace/addresses/${path}/`, payload, remoteAddress })
  ).json()

it('suggests addresses and finds the chosen one, without a session [M-055, M-056]', async () => {
  const { suggestions } = await post('suggest', { text: '12 Oak Street 62704' })
  expect(suggestions).toEqual([{ id: expect.any(String), label: '12 Oak Street, Springfield, IL 62704' }])
  expect(await post('find', { id: suggestions[0].id })).toEqual({
    line_1_address: '12 Oak Street',
    line_2_address: null,
    municipality_name: 'Springfield',
    state: 'IL',
    postal_code: '62704',
  })
})

it('has no suggestions for an address it does not know, which is then typed by hand [M-X38]', async () => {
  expect(await post('suggest', { text: '12 Oak Street' })).toEqual({ suggestions: [] })
})

it.each([
  ['suggest', {}, 'invalid_request'],
  ['suggest', { text: 'x'.repeat(101) }, 'invalid_request'],
  ['suggest', { text: null }, 'invalid_request'],
  ['find', { id: 'unknown' }, 'unknown_address'],
  ['find', { id: '' }, 'unknown_address'],
  ['find', { id: 'x'.repeat(301) }, 'invalid_request'],
  ['find', {}, 'invalid_request'],
])('refuses %s with %j: %s', async (path, payload, code) => {
  expect((await post(path, payload)).error_code).toBe(code)
})

it('verifies addresses for other areas', async () => {
  const address = {
    line_1_address: '1 A St',
    line_2_address: null,
    municipality_name: 'Springfield',
    state: 'IL',
    postal_code: '62704',
  }
  expect(await api.areas.addresses.verify(address)).toEqual({ time_zone_id: 'America/Chicago' })
  expect(await api.areas.addresses.verify({ ...address, state: 'NY' })).toBeNull()
})

it('writes nothing that was typed to the log', async () => {
  await post('suggest', { text: '77 Hidden Lane 62704' })
  expect(api.log.join('')).not.toContain('Hidden')
})

it('is limited to 120 a minute from one address', async () => {
  const codes = new Set<string | undefined>()
  for (let time = 0; time < 121; time++) codes.add((await post('suggest', { text: '' }, '10.2.0.9')).error_code)
  expect([...codes]).toEqual([undefined, 'too_many_requests'])
})
