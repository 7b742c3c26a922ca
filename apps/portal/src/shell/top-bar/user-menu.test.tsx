import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'
import type { User } from '../../session/session-fields.ts'
import { refused } from '../../testing/refused.ts'
import { createTestApp, drawModals, type Handler, renderRoutes, resetPage } from '../../testing/render-page.tsx'
import { aCountry } from '../../testing/test-data.ts'
import { TopBar } from './top-bar.tsx'

beforeEach(drawModals)
afterEach(resetPage)

const signedIn: User = { token: `us_${'a'.repeat(43)}`, isGuestUser: false }
const me: Record<string, Handler> = {
  '/api/v2/marketplace/auth/me/': () => ({ body: { email: 'maya@example.com', name: 'Maya Ortiz' } }),
  '/api/v2/marketplace/auth/logout/': () => ({ status: 204, body: null }),
}

function open(user: User | null, { page = '/marketplace/add', answers = me } = {}) {
  const path = `/usa/en_US${page}`
  const test = createTestApp({ path, answers })
  if (user) test.app.user.begin(user)
  const element = <TopBar country={aCountry()} />
  return { ...test, ...renderRoutes(test.app, [{ path: `/:countryCode/:languageCode${page}`, element }], [path]) }
}

it('shows name, e-mail address and logout on pages of the marketplace [M-034, M-038]', async () => {
  const { asked } = open(signedIn)
  expect(await screen.findByText('Maya Ortiz')).toBeTruthy()
  expect(screen.getByText('maya@example.com')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log out', hidden: true })).toBeTruthy()
  expect(asked.find(({ path }) => path.endsWith('/me/'))?.headers.get('authorization')).toBe(`Bearer ${signedIn.token}`)
})

it('logs out, deletes what was typed, and goes to sign-in [M-029, M-030]', async () => {
  const { app, asked, router } = open(signedIn)
  const drafts = app.part(quoteDrafts)
  await drafts.update(NEW_QUOTE, () => ({ firstName: 'Maya' }) as never)
  fireEvent.click(await screen.findByRole('button', { name: 'Log out', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/usa/en_US/marketplace/auth/login'))
  expect(app.user.get()).toBeNull()
  expect(asked.some(({ path }) => path.endsWith('/logout/'))).toBe(true)
  await waitFor(async () => expect(await drafts.get(NEW_QUOTE)).toBeNull())
})

it.each([true, false])(
  'lets guests and signed-in users log out in self-service (guest: %s) [M-211]',
  async (isGuestUser) => {
    open({ ...signedIn, isGuestUser }, { page: '/marketplace/self-service/add/p1/overview' })
    expect(await screen.findByRole('button', { name: 'Log out', hidden: true })).toBeTruthy()
  },
)

it('can log out although the server does not say who it is, which is reported [M-319]', async () => {
  const answers = {
    ...me,
    '/api/v2/marketplace/auth/me/': () => refused('internal_error', 500),
  }
  const { asked } = open(signedIn, { answers })
  expect(await screen.findByRole('button', { name: 'Log out', hidden: true })).toBeTruthy()
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ code: 'CARDHOLDER_PAY_USER_DETAILS_API_ERROR', cause: 'internal_error' }),
    ),
  )
})

it.each<[string, User | null, string]>([
  ['a guest', { ...signedIn, isGuestUser: true }, '/marketplace/add'],
  ['nobody', null, '/marketplace/add'],
  ['other pages', signedIn, '/benefits'],
])('is not there for %s [M-034, M-035]', async (_, user, page) => {
  const { asked, container } = open(user, { page })
  await screen.findByRole('link', { name: 'Amparo, home' })
  expect(container.querySelector('.user-menu')).toBeNull()
  expect(asked.filter(({ path }) => path.endsWith('/me/'))).toEqual([])
})
