import { BODY_LIMIT } from '@amparo/service/app/create-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './testing/api.ts'
import { worstRequests } from './testing/worst-requests.ts'

const MOST_ANSWER_BYTES = 100_000
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('answers the worst requests that fit in a body with less than 100 kB, and none with a failure of ours', async () => {
  const requests = worstRequests(api)
  expect(requests.length).toBeGreaterThan(300)
  expect(requests.filter(({ payload }) => Buffer.byteLength(payload) > BODY_LIMIT)).toEqual([])
  const expensive: string[] = []
  for (const [place, { name, method, url, payload }] of requests.entries()) {
    const remoteAddress = `10.7.${place >> 8}.${place & 255}`
    const headers = { 'content-type': 'application/json' }
    const answer = await api.app.inject({ method, url, payload, headers, remoteAddress })
    const bytes = Buffer.byteLength(answer.body)
    if (answer.statusCode >= 429 || bytes > MOST_ANSWER_BYTES)
      expensive.push(`${name}: ${answer.statusCode}, ${bytes} bytes`)
  }
  expect(expensive).toEqual([])
  expect(Math.max(...api.log.map((line) => line.length))).toBeLessThan(MOST_ANSWER_BYTES)
})
