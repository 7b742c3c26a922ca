import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movedClock } from './moved-clock.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

function clockWith(env: Record<string, string>) {
  const parent = new EventEmitter()
  const now = movedClock(parent, env)
  return (message?: unknown) => {
    if (message !== undefined) parent.emit('message', message)
    return now().getTime() - NOW
  }
}

it('is moved by the process that started the vault, and back', () => {
  const after = clockWith({})
  expect(after()).toBe(0)
  expect(after({ type: 'clock', offset_ms: 86_400_000 })).toBe(86_400_000)
  vi.advanceTimersByTime(1_000)
  expect(after()).toBe(86_401_000)
  expect(after({ type: 'clock', offset_ms: 0 })).toBe(1_000)
})

it.each([
  null,
  'clock',
  { type: 'clock' },
  { type: 'clock', offset_ms: '5' },
  { type: 'clock', offset_ms: Number.NaN },
  { type: 'other', offset_ms: 5 },
])('ignores %o', (message) => {
  expect(clockWith({})(message)).toBe(0)
})

it('cannot be moved in production', () => {
  expect(clockWith({ NODE_ENV: 'production' })({ type: 'clock', offset_ms: 5_000 })).toBe(0)
})
