import { CallFailed } from '@amparo/contract/call'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCaller } from '../../platform/calls/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { fakeTimeouts } from '../../testing/fake-timeouts.ts'
import { pollOperation } from './poll-operation.ts'

const id = `lo_${'a'.repeat(43)}`
const going = { done: false, result: null }
const done = (response: object) => ({ done: true, result: { response } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The times of the polls, in milliseconds from the start, and the result. */
async function poll(answers: (polls: number) => unknown) {
  const [begin, asked] = [Date.now(), [] as number[]]
  const api = vi.fn(async (...[, , options]: Parameters<Platform['api']>) => {
    asked.push(Date.now() - begin)
    options?.onRequestId?.(`req-${asked.length}`)
    const answer = answers(asked.length)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Platform['api']
  const result = pollOperation({ api }, id)
  await vi.runAllTimersAsync()
  return { asked, result: await result }
}
const failedWith = (code: string, paths: string[] = [], requestId = 'req-3') =>
  expect.objectContaining({ code, requestId, problems: paths.map((path) => ({ path, code })) })
const failure = (code: string) => new CallFailed({ code, status: 0, requestId: null })

it('waits longer and longer, and gives up in the end [C-190 to C-196, C-X04]', async () => {
  const { asked, result } = await poll(() => going)
  const waits = asked.map((at, place) => at - (asked[place - 1] ?? 0))
  expect(waits).toEqual([
    500,
    ...Array(5).fill(1_000),
    ...Array(5).fill(2_000),
    ...Array(10).fill(4_000),
    ...Array(5).fill(8_000),
    ...Array(10).fill(10_000),
  ])
  expect(result).toEqual({ stopped: true })
})

it.each([
  ['a claim number', { claim_number: 'BCD234567' }, { claimNumber: 'BCD234567', isMailed: false }],
  ['a confirmation', { claim_number: 'B', is_mailed: true }, { claimNumber: 'B', isMailed: true }],
  [
    'an error with its pages, fields and request id',
    { error: { code: 'missing_fields', fields: { trip: ['city', 'stops.0.day'], documents: [] } } },
    {
      error: failedWith('missing_fields', ['trip.city', 'trip.stops.0.day', 'documents']),
    },
  ],
  ['nothing', {}, { error: failedWith('unexpected_answer') }],
])('ends with %s [C-557]', async (_, response, result) => {
  const polled = await poll((polls) => (polls < 3 ? going : done(response)))
  expect(polled).toEqual({ asked: [500, 1_500, 2_500], result })
})

it('treats a failed poll like the answer “not done yet”', async () => {
  const { asked, result } = await poll((polls) => (polls < 3 ? failure('network_error') : done({ claim_number: 'B' })))
  expect(asked).toHaveLength(3)
  expect(result).toEqual({ claimNumber: 'B', isMailed: false })
})

it('gives up a poll that is never answered, and polls again', async () => {
  fakeTimeouts()
  const begin = Date.now()
  const asked: number[] = []
  const api = createCaller({
    report: () => undefined,
    fetch: (_, init) => {
      asked.push(Date.now() - begin)
      if (asked.length > 1) return Promise.resolve(Response.json(done({ claim_number: 'B' })))
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    },
  })
  const result = pollOperation({ api }, id)
  await vi.runAllTimersAsync()
  expect(asked).toEqual([500, 31_500])
  expect(await result).toEqual({ claimNumber: 'B', isMailed: false })
})

it('stops polling an operation that the server does not know', async () => {
  const { asked, result } = await poll(() => failure('unknown_operation'))
  expect(asked).toHaveLength(1)
  expect(result).toEqual({ error: failedWith('unknown_operation', [], 'req-1') })
})

it('stops polling once the person has left', async () => {
  const api = vi.fn(async () => going) as unknown as Platform['api']
  const leave = new AbortController()
  const counted: number[] = []
  const polling = pollOperation({ api }, id, { signal: leave.signal, onPoll: (polls) => counted.push(polls) })
  await vi.advanceTimersByTimeAsync(1_500)
  leave.abort()
  await expect(polling).rejects.toThrow()
  await vi.runAllTimersAsync()
  expect(counted).toEqual([1, 2])
})
