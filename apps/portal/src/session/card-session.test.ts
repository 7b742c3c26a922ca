import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import type { SessionStore } from '../platform/session-storage.ts'
import { cardSession } from './card-session.ts'
import { panToken } from './test-data.ts'

const card = { panToken, last4: '4021', isBrandAgnostic: false }

function open(kept?: unknown) {
  const memory = new Map<string, unknown>([['card', kept]])
  const store: SessionStore = {
    read: (key) => memory.get(key),
    write: (key, value) => void memory.set(key, value),
    clear: () => memory.clear(),
  }
  const api = vi.fn(async () => null)
  const queries = new QueryClient()
  const session = cardSession({ store, queries, platform: { api } as unknown as Platform })
  return { session, memory, api, queries }
}

it('holds the card token across a reload [P-387]', () => {
  expect(open(card).session.card()).toEqual(card)
})

it.each([undefined, null, 'x', { panToken: '4111 1111 1111 1111', last4: '1111', isBrandAgnostic: false }])(
  'takes %j for no session',
  (kept) => {
    expect(open(kept).session.card()).toBeNull()
  },
)

it('ends: storage cleared, benefits forgotten, the vault told, everybody informed [P-156]', () => {
  const { session, memory, api, queries } = open(card)
  const listener = vi.fn()
  queries.setQueryData(['benefits', panToken, 'en_US'], {})
  session.subscribe(listener)
  session.end()
  expect(session.card()).toBeNull()
  expect(memory.size).toBe(0)
  expect(queries.getQueryData(['benefits', panToken, 'en_US'])).toBeUndefined()
  expect(api).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/cardholder/v1/sign-out/' }), {
    body: { pan_token: panToken },
  })
  expect(listener).toHaveBeenCalled()
})
