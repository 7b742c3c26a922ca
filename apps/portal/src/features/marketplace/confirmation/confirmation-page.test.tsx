import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { AppProviders } from '../../../session/app-providers.tsx'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { memoryDatabase } from '../../../session/drafts/testing/memory-database.ts'
import { createTestApp, resetPage } from '../../../testing/render-page.tsx'
import { aParty, aPolicy, holder, quoteId } from '../testing/sample-quote.ts'
import { ConfirmationPage } from './confirmation-page.tsx'

afterEach(() => {
  resetPage()
  history.replaceState(null, '', '/')
})

const base = '/usa/en_US/marketplace'
const path = `${base}/add/purchase/${quoteId}/policy-purchase-confirmation`

/** In the window's own history, because the page is about the browser's Back. */
async function open({ policy = aPolicy(), search = '', draftDatabase = memoryDatabase() } = {}) {
  resetPage()
  const { app } = createTestApp({
    path,
    draftDatabase: () => draftDatabase,
    answers: { [`/api/v2/marketplace/quote/${quoteId}/details/`]: () => ({ body: policy }) },
  })
  app.user.begin({ token: `us_${'a'.repeat(43)}`, isGuestUser: true })
  history.replaceState(null, '', `${base}/add/purchase/${quoteId}/coverage`)
  const router = createBrowserRouter([
    {
      path: '/:countryCode/:languageCode/marketplace/:benefitCode/purchase/:policyId/policy-purchase-confirmation',
      element: <ConfirmationPage />,
    },
    { path: '*', element: <p>elsewhere</p> },
  ])
  render(
    <AppProviders app={app}>
      <Suspense fallback="waiting">
        <RouterProvider router={router} />
      </Suspense>
    </AppProviders>,
  )
  await router.navigate(path + search)
  await screen.findByRole('heading', { level: 1 })
  return router
}

it('says who is insured from when, and which card is billed [M-188] [M-190] [M-191] [M-192] [M-193] [M-194]', async () => {
  const spouse = aParty({ id: 'p2', first_name: 'Noah', relation: 'spouse' })
  const child = aParty({ id: 'p3', first_name: 'Mia', relation: 'dependent' })
  await open({ policy: aPolicy({ parties: [holder, spouse, child] }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're all set, Ada")
  expect(screen.getByText('Policy #ADD-1000017 is effective November 16, 2026')).toBeTruthy()
  const facts = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(facts).toEqual([
    'Ada Byron',
    'Mastercard ending in 4444',
    'Noah Byron (spouse or domestic partner), Mia Byron (child)',
    '$6.30',
  ])
})

it('leaves out additional insureds if there are none', async () => {
  await open()
  expect(screen.queryByText('Additional insureds')).toBeNull()
})

it('opens the policy that was just bought [M-195] [M-X50]', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'View my policy' }).getAttribute('href')).toBe(
    `${base}/self-service/add/${quoteId}/overview`,
  )
})

it.each([
  ['led to the quote', { firstName: 'Ada', quoteId }],
  ['is about the same person', { firstName: 'Ada', lastName: 'Byron', birthdate: '1990-12-10' }],
])('deletes what was typed into the quote form on this device if it %s', async (_, parts) => {
  const draftDatabase = memoryDatabase()
  const { app } = createTestApp({ draftDatabase: () => draftDatabase })
  const typed = { ...emptyQuote, ...parts }
  await app.part(quoteDrafts).update(NEW_QUOTE, () => typed)
  expect(await draftDatabase.all()).toHaveLength(1)
  await open({ draftDatabase })
  await waitFor(async () => expect(await draftDatabase.all()).toEqual([]))
})

it.each([
  ['M-196', '', `${base}/add`],
  [
    'M-197',
    '?cancelAndRewrite=true&previousPolicyId=11111111-2222-4333-8444-555555555555',
    `${base}/self-service/add/${quoteId}/overview`,
  ],
])('[%s] [M-X02] the browser’s Back with %j leads to %s', async (_, search, to) => {
  const router = await open({ search })
  // Effects run after the page is there, and Back is watched by one.
  await act(async () => undefined)
  history.back()
  await waitFor(() => expect([router.state.location.pathname, location.pathname]).toEqual([to, to]))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  router.dispose()
})
