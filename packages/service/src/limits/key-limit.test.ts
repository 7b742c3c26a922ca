import { expect, it } from 'vitest'
import { Refused } from '../app/refused.ts'
import { createCallCounts } from './call-counts.ts'
import { createKeyLimit } from './key-limit.ts'

const clock = { time: Date.parse('2026-11-15T12:00:00Z'), now: () => new Date(clock.time) }
const limitOf = (callsAMinute: number) => {
  const limit = createKeyLimit({ name: 'calls', callsAMinute, counts: createCallCounts({ clock }) })
  return (key: string) => {
    try {
      limit(key)
      return 'ok'
    } catch (error) {
      const { code, details } = error as Refused
      return [error instanceof Refused, code, details.retryAfter]
    }
  }
}

it('accepts a key’s calls, then says how long to wait, and counts each key separately', () => {
  const ask = limitOf(3)
  expect([ask('a'), ask('a'), ask('a')]).toEqual(['ok', 'ok', 'ok'])
  clock.time += 12_500
  expect(ask('a')).toEqual([true, 'too_many_requests', 48])
  expect(ask('b')).toBe('ok')
})

it('starts over a minute after the first call, however many were refused meanwhile', () => {
  const ask = limitOf(1)
  ask('a')
  clock.time += 59_999
  expect(ask('a')).toEqual([true, 'too_many_requests', 1])
  clock.time += 1
  expect([ask('a'), ask('a')]).toEqual(['ok', [true, 'too_many_requests', 60]])
})

it('does not count calls that were taken off again', () => {
  const limit = createKeyLimit({ name: 'calls', callsAMinute: 2, counts: createCallCounts({ clock }) })
  const [first, second] = [limit('a'), limit('a')]
  expect(() => limit('a')).toThrow('too_many_requests')
  first()
  second()
  limit('a')
  limit('a')
  expect(() => limit('a')).toThrow('too_many_requests')
})

it('lets nobody wait because the clock was set back', () => {
  const ask = limitOf(1)
  ask('a')
  clock.time -= 3_600_000
  expect(ask('a')).toBe('ok')
})

it('forgets the oldest keys when there are very many, and never the one that has just called', () => {
  const ask = limitOf(1)
  ask('first')
  for (let key = 0; key < 9_999; key++) ask(String(key))
  expect(ask('first')).toEqual([true, 'too_many_requests', 60])
  ask('one more')
  expect(ask('one more')).toEqual([true, 'too_many_requests', 60])
  expect(ask('first')).toBe('ok')
})
