import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatEveryMinute } from './repeat-every-minute.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs every minute, also after a failure, until it is stopped', async () => {
  const work = vi.fn(async () => {})
  const log = { error: vi.fn() }
  const { stop } = repeatEveryMinute(work, { log, name: 'work', failure: 'not done' })
  expect(work).not.toHaveBeenCalled()

  work.mockRejectedValueOnce(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log.error).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)

  await stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(work).toHaveBeenCalledTimes(2)
})

it('can run the work at once', async () => {
  const work = vi.fn(async () => {})
  const { stop } = repeatEveryMinute(work, {
    log: { error: vi.fn() },
    name: 'work',
    failure: 'not done',
    startsNow: true,
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
})
