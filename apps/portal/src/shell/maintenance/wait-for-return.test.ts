import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Platform } from '../../platform/platform.ts'
import { waitForReturn } from './wait-for-return.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reloads the maintenance page when maintenance is over, and not before [P-326]', async () => {
  const answers = [
    [{ code: 'portal_unavailable', status: 'on' }],
    new Error('down'),
    [{ code: 'portal_unavailable', status: 'off' }],
  ]
  const api = vi.fn(async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  })
  const reload = vi.fn()
  waitForReturn({ api: api as unknown as Platform['api'] }, reload)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(api).toHaveBeenCalledTimes(3)
})
