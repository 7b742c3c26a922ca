import { expect, it } from 'vitest'
import { MovableClock } from './movable-clock.ts'

function clockAt(iso: string) {
  const real = { time: Date.parse(iso), now: () => new Date(real.time) }
  return { real, clock: new MovableClock(real) }
}

it('shows the real time until it is moved', () => {
  const { clock } = clockAt('2026-11-15T12:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-11-15T12:00:00.000Z')
  expect(clock.offsetMs).toBe(0)
})

it('runs on from the time it was moved to', () => {
  const { clock, real } = clockAt('2026-11-15T12:00:00Z')
  clock.moveTo(new Date('2027-01-01T00:00:00Z'))
  real.time += 1500
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:01.500Z')
})

it('can be reset to the real time, also after two moves', () => {
  const { clock } = clockAt('2026-11-15T12:00:00Z')
  clock.moveTo(new Date('2027-01-01T00:00:00Z'))
  clock.moveTo(new Date('2020-01-01T00:00:00Z'))
  clock.backToNow()
  expect(clock.now().toISOString()).toBe('2026-11-15T12:00:00.000Z')
})

it('refuses a time that does not exist', () => {
  const { clock } = clockAt('2026-11-15T12:00:00Z')
  expect(() => clock.moveTo(new Date('never'))).toThrow('real moment')
})
