import { expect, it, vi } from 'vitest'
import { sessionStore } from './session-storage.ts'

function storageOf(map = new Map<string, string>()) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    clear: () => map.clear(),
  } as unknown as Storage
}

it('stores values until it is cleared [P-387]', () => {
  const store = sessionStore(vi.fn(), () => shared)
  const shared = storageOf()
  store.write('card', { last4: '4021' })
  expect(sessionStore(vi.fn(), () => shared).read('card')).toEqual({ last4: '4021' })
  store.clear()
  expect(store.read('card')).toBeUndefined()
})

it('falls back to memory if storage is blocked, and reports it [P-452]', () => {
  const report = vi.fn()
  const store = sessionStore(report, () => {
    throw new DOMException('closed', 'SecurityError')
  })
  store.write('card', 1)
  expect(store.read('card')).toBe(1)
  expect(report).toHaveBeenCalledWith('LOCAL_FORAGE_ERROR', expect.anything())
})

it('reads invalid JSON as undefined', () => {
  const store = sessionStore(vi.fn(), () => storageOf(new Map([['card', '{']])))
  expect(store.read('card')).toBeUndefined()
})
