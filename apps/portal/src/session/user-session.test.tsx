import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { createStore } from '../platform/state/create-store.ts'
import { aCard } from '../testing/test-data.ts'
import type { Card } from './card-session.ts'
import type { Tabs } from './tabs.ts'
import { aBrowser } from './testing/a-browser.ts'
import { memoryStore } from './testing/memory-store.ts'
import { createUserSession, MARKETPLACE } from './user-session.ts'

beforeEach(() => localStorage.clear())

const guest = { token: 'us_1', isGuestUser: true, email: 'maya@example.com' }
const signedIn = { token: 'us_2', isGuestUser: false }

function open(stored?: unknown, tabs?: Tabs) {
  const { store, memory } = memoryStore({ 'user-session': stored })
  const api = vi.fn(async () => null)
  const queries = new QueryClient()
  const card = createStore<Card | null>(aCard())
  const timeout = createStore(false)
  const session = { card: card.get, subscribe: card.subscribe, onTimeout: timeout.subscribe }
  const user = createUserSession({ store, queries, session, tabs, platform: { api } as unknown as Platform })
  const ended = vi.fn()
  user.onEnded(ended)
  return { user, memory, store, api, queries, card, timeout, ended }
}

it('survives a reload [P-388]', () => {
  expect(open(guest).user.get()).toEqual(guest)
})

it.each([undefined, null, 'us_1', { token: 1, isGuestUser: true }])('reads %j as no session', (stored) => {
  expect(open(stored).user.get()).toBeNull()
})

it('is cleared by logout, which revokes the token and forgets what was seen [M-029]', () => {
  const { user, memory, api, queries, ended } = open(signedIn)
  queries.setQueryData([MARKETPLACE, 'policies'], [])
  user.end()
  expect(user.get()).toBeNull()
  expect(memory.get('user-session')).toBeNull()
  expect(queries.getQueryData([MARKETPLACE, 'policies'])).toBeUndefined()
  const logout = expect.objectContaining({ path: '/api/v2/marketplace/auth/logout/' })
  expect(api).toHaveBeenCalledExactlyOnceWith(logout, {}, { bearer: 'us_2' })
  expect(ended).not.toHaveBeenCalled()
})

it('ends in all tabs, and every token is revoked [M-029]', () => {
  const newTab = aBrowser()
  const [one, same, other] = [open(guest, newTab()), open(guest, newTab()), open(signedIn, newTab())]
  one.user.end()
  expect([same.user.get(), other.user.get()]).toEqual([null, null])
  expect([same.ended, other.ended].map(({ mock }) => mock.calls)).toEqual([[['elsewhere']], [['elsewhere']]])
  expect(same.api).not.toHaveBeenCalled()
  expect(other.api).toHaveBeenCalledTimes(1)
})

it('reaches a new tab [P-388]', async () => {
  const newTab = aBrowser()
  const old = open(undefined, newTab())
  old.user.begin(guest)
  const { user, memory } = open(undefined, newTab())
  await user.settled()
  expect(user.get()).toEqual(guest)
  expect(memory.get('user-session')).toEqual(guest)
})

it('does not make a new tab wait if no tab has a session, or for anything but a session', async () => {
  const newTab = aBrowser()
  const { user } = open(undefined, newTab())
  await user.settled()
  newTab().tell({ kind: 'user', say: 'session', session: { token: 1 } })
  expect(user.get()).toBeNull()
})

it('leaves a tab with a session of its own alone, unless its token was replaced', () => {
  const newTab = aBrowser()
  const one = open(signedIn, newTab())
  const same = open(signedIn, newTab())
  const other = open(guest, newTab())
  one.queries.setQueryData([MARKETPLACE, 'policies'], [])
  one.user.begin({ token: 'us_3', isGuestUser: false }, { replaces: 'us_2' })
  expect(same.user.get()?.token).toBe('us_3')
  expect(other.user.get()).toEqual(guest)
  expect(one.queries.getQueryData([MARKETPLACE, 'policies'])).toEqual([])
})

it('forgets what another user has seen', () => {
  const { user, queries } = open(signedIn)
  queries.setQueryData([MARKETPLACE, 'policies'], [])
  user.begin(guest)
  expect(queries.getQueryData([MARKETPLACE, 'policies'])).toBeUndefined()
})

it('ends when the server refuses its token, but not for a late answer about an earlier one [M-287]', () => {
  const { user, ended } = open(signedIn)
  user.expire('us_1')
  expect(user.get()).toEqual(signedIn)
  user.expire('us_2')
  expect(user.get()).toBeNull()
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
})

it.each(['a logout', 'a timeout'])('ends with %s of the card, which clears the session storage [P-156]', (how) => {
  const { user, store, card, timeout, api } = open(signedIn)
  if (how === 'a timeout') timeout.set(true)
  store.clear()
  if (how === 'a logout') card.set(null)
  expect(user.get()).toBeNull()
  expect(api).toHaveBeenCalledTimes(1)
})

it('stays when another card is used', () => {
  const { user, card } = open(signedIn)
  card.set(aCard({ last4: '9999' }))
  expect(user.get()).toEqual(signedIn)
})
