import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { aCard, panToken } from '../testing/test-data.ts'
import { cardSession } from './card-session.ts'
import type { TabMessage, Tabs } from './tabs.ts'
import { aBrowser } from './testing/a-browser.ts'
import { memoryStore } from './testing/memory-store.ts'

const card = aCard()

function open(stored?: unknown, tabs?: Tabs) {
  const { store, memory } = memoryStore({ card: stored })
  const api = vi.fn(async () => null)
  const queries = new QueryClient()
  const session = cardSession({ store, queries, tabs, platform: { api } as unknown as Platform })
  return { session, memory, api, queries }
}

it('holds the card token across a reload [P-387]', () => {
  expect(open(card).session.card()).toEqual(card)
})

it.each([undefined, null, 'x', { panToken: '4111 1111 1111 1111', last4: '1111', isBrandAgnostic: false }])(
  'reads %j as no session',
  (stored) => {
    expect(open(stored).session.card()).toBeNull()
  },
)

it('forgets what is known about the previous card when a new card is set [P-127, P-168, P-210, P-389]', () => {
  const { session, memory } = open(card)
  const known = ['cwd-verified', 'date-of-loss', 'prefill', 'status-proof']
  for (const key of known) memory.set(key, 'known')
  session.begin({ ...card, isBrandAgnostic: true })
  expect(known.map((key) => memory.get(key))).toEqual(known.map(() => 'known'))
  session.begin({ ...card, panToken: `pt_${'b'.repeat(43)}` })
  expect(known.map((key) => memory.get(key))).toEqual(known.map(() => null))
})

it('clears the storage and the benefits, revokes the token and calls its listeners when it ends [P-156]', () => {
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

describe('the tabs of a browser', () => {
  it('pass the session on to a new tab [P-387]', async () => {
    const newTab = aBrowser()
    open(card, newTab())
    const { session, memory } = open(undefined, newTab())
    await session.settled()
    expect(session.card()).toEqual(card)
    expect(memory.get('card')).toEqual(card)
  })

  it('log out together, and the token is revoked once [P-156]', () => {
    const newTab = aBrowser()
    const one = open(card, newTab())
    const other = open(card, newTab())
    const leave = vi.fn()
    other.session.onEndedElsewhere(leave)
    one.session.end()
    expect(other.session.card()).toBeNull()
    expect(other.memory.size).toBe(0)
    expect(leave).toHaveBeenCalled()
    expect(one.api).toHaveBeenCalledTimes(1)
    expect(other.api).not.toHaveBeenCalled()
  })

  it('log out together from a tab without a card, and every token is revoked', () => {
    const newTab = aBrowser()
    const holder = open(card, newTab())
    const logout = open(undefined, { ...newTab(), hear: () => undefined })
    logout.session.end()
    expect(holder.session.card()).toBeNull()
    expect(holder.api).toHaveBeenCalledTimes(1)
  })

  it('do not give a card to a tab that has logged out meanwhile, or has its own card', () => {
    let say: (message: TabMessage) => void = () => undefined
    const late: Tabs = {
      tell: () => undefined,
      hear: (listener) => {
        say = listener
      },
    }
    const { session } = open(undefined, late)
    session.end()
    say({ kind: 'card', say: 'session', session: card })
    expect(session.card()).toBeNull()
    session.begin({ ...card, last4: '1111' })
    say({ kind: 'card', say: 'session', session: card })
    expect(session.card()?.last4).toBe('1111')
  })

  it('do not answer with a session that has timed out', async () => {
    const newTab = aBrowser()
    const { session, api } = open(card, newTab())
    session.expire()
    expect(open(undefined, newTab()).session.card()).toBeNull()
    expect(session.card()).toEqual(card)
    expect(api).toHaveBeenCalledTimes(1)
  })

  it('ignore a message with an invalid card', () => {
    const { session } = open(undefined, {
      tell: () => undefined,
      hear: (listener) => listener({ kind: 'card', say: 'session', session: { panToken: 'x' } }),
    })
    expect(session.card()).toBeNull()
  })

  it('wait for the session of another tab only if somebody was active recently', async () => {
    vi.useFakeTimers()
    const { session } = open()
    await session.settled()
    session.activity.mark()
    const settled = vi.fn()
    void session.settled().then(settled)
    await vi.advanceTimersByTimeAsync(999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalled()
    vi.useRealTimers()
  })
})
