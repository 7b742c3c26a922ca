import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellActivity } from './tell-activity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells the page around it that somebody is there, 500 ms after the last sign of it [P-392]', () => {
  const tell = vi.fn()
  tellActivity(tell)
  for (const type of ['keydown', 'mousemove', 'pointerdown']) {
    window.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(499)
  }
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  window.dispatchEvent(Object.assign(new Event('mousemove'), { movementX: 0, movementY: 0 }))
  vi.advanceTimersByTime(500)
  expect(tell).toHaveBeenCalledOnce()
})

it.each([
  [59_999, 1],
  [60_000, 0],
])('tells %i ms after a sign of somebody, when a machine that slept wakes up, %i times', (late, times) => {
  const tell = vi.fn()
  tellActivity(tell)
  window.dispatchEvent(new Event('keydown'))
  // While a machine sleeps its timers stop, but its clock goes on.
  vi.setSystemTime(Date.now() + late - 500)
  vi.advanceTimersByTime(500)
  expect(tell).toHaveBeenCalledTimes(times)
})
