import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawModals, resetPage } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'
import { dialog, MINUTE } from './testing/open-idle-guard.tsx'

beforeEach(() => {
  drawModals()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  resetPage()
  localStorage.clear()
  vi.useRealTimers()
})

const user = { token: `us_${'a'.repeat(43)}`, isGuestUser: true, email: 'maya@example.com' }

async function open(who: { card?: ReturnType<typeof aCard>; user?: typeof user }) {
  const view = openApp('/privacy', { card: who.card })
  act(() => who.user && view.app.user.begin(who.user))
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.dynamicImportSettled())
  return view
}

/** The clock moves and the person comes back to the window. */
async function comesBackAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  act(() => void window.dispatchEvent(new Event('focus')))
  await act(() => vi.dynamicImportSettled())
}

it.each([
  ['a card', { card: aCard() }, '/api/cardholder/v1/sign-out/', 'Enter card number'],
  ['a user without a card', { user }, '/api/v2/marketplace/auth/logout/', 'Go to the home page'],
])('ends the session of %s after 15 minutes [P-391, P-X55]', async (_, who, revokes, button) => {
  const { app, asked } = await open(who)
  await comesBackAfter(15)
  expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('You’ve been logged out')
  expect(screen.getByRole('button', { name: button, hidden: true })).toBeTruthy()
  expect(asked).toContain(revokes)
  expect([app.user.get(), sessionStorage.length]).toEqual([null, 0])
})

it('measures from the beginning of a user’s session, not from an earlier one', async () => {
  localStorage.setItem('amparo-user-active', String(Date.now() - 60 * MINUTE))
  const { app } = await open({ user })
  await comesBackAfter(12)
  expect([dialog(), app.user.get()]).toEqual([null, user])
})

it('does not end the session of a user who is active with a card in another tab', async () => {
  const { app } = await open({ user })
  localStorage.setItem('amparo-active', String(Date.now() + 10 * MINUTE))
  await comesBackAfter(20)
  expect([dialog(), app.user.get()]).toEqual([null, user])
})

it.each([
  ['has no session', {}],
  ['has logged out', { user }],
])('never times out somebody who %s [P-X55]', async (_, who) => {
  const { app } = await open(who)
  act(() => app.user.end())
  await comesBackAfter(20)
  expect(dialog()).toBeNull()
})
