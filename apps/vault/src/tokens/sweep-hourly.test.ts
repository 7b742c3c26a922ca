import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sweepHourly } from './sweep-hourly.ts'

const HOUR_MS = 3_600_000
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function sweeping(deleteSome: (call: number) => Promise<boolean>) {
  const [calls, errors] = [[] as number[], [] as unknown[]]
  const log = { error: (line: unknown) => void errors.push(line) }
  const next = () => deleteSome(calls.push(calls.length + 1))
  return { calls, errors, ...sweepHourly({ deleteSome: next, log }) }
}

it('deletes until nothing is left, at once and every hour, until it is stopped', async () => {
  const { calls, stop } = sweeping(async (call) => call < 3)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(calls).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(4)
  await stop()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(calls).toHaveLength(4)
})

it('logs a failure and tries again in an hour', async () => {
  const { calls, errors, stop } = sweeping(async (call) => {
    if (call === 1) throw new Error('a statement took too long')
    return false
  })
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect([calls.length, errors.length]).toEqual([2, 1])
  await stop()
})

it('stops after the deletion it has begun, however much is left', async () => {
  const { calls, stop } = sweeping(async () => true)
  await stop()
  expect(calls).toHaveLength(1)
})
