import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requeueEveryMinute } from './requeue-every-minute.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks at the start and every minute, also after a minute that failed, until it is stopped', async () => {
  const requeueUnfinished = vi.fn(async () => {})
  const log = { error: vi.fn() }
  const stop = await requeueEveryMinute({ longOperations: { requeueUnfinished }, log })
  expect(requeueUnfinished).toHaveBeenCalledTimes(1)

  requeueUnfinished.mockRejectedValueOnce(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log.error).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requeueUnfinished).toHaveBeenCalledTimes(3)

  await stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requeueUnfinished).toHaveBeenCalledTimes(3)
})
