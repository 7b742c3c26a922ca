import { emptyPaymentForm } from '@amparo/rules/payment-form/payment-form'
import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paymentDrafts } from '../../features/payment-form/payment-drafts.ts'
import type { DraftDatabase } from '../../session/drafts/draft-database.ts'
import { policyDrafts } from '../../session/drafts/policy-drafts.ts'
import { coverageDrafts, quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'
import { memoryDatabase } from '../../session/drafts/testing/memory-database.ts'
import { createTestApp, resetPage } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  vi.restoreAllMocks()
  resetPage()
})

const coverage = { effective_date: '', beneficiary: null, spouse: null, children: [], coverages: [], smokes_yn: null }

/** What somebody typed before the page was reloaded. */
async function typedBefore() {
  const databases = new Map<string, DraftDatabase>()
  const draftDatabase = (name: string) => {
    const database = databases.get(name) ?? memoryDatabase()
    databases.set(name, database)
    return database
  }
  /** The kinds of drafts that are on this device. */
  const kinds = async () => {
    const stored = await Promise.all(
      [...databases].map(async ([name, { all }]) => ((await all()).length ? [name] : [])),
    )
    return stored.flat().sort()
  }
  const { app, drafts } = createTestApp({ card: aCard(), draftDatabase })
  await drafts.create({ benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' })
  await app.part(quoteDrafts).update(NEW_QUOTE, () => ({ ...emptyQuote, firstName: 'Maya' }))
  await app.part(coverageDrafts).update('q1', () => coverage)
  await app.part(policyDrafts).update('p1', () => ({ billing: undefined }))
  await app.part(paymentDrafts).update('BRA1', { form: emptyPaymentForm })
  await expect.poll(kinds).toEqual(all)
  sessionStorage.clear()
  return { draftDatabase, kinds }
}
const all = ['amparo-claims', 'amparo-coverage', 'amparo-payments', 'amparo-policies', 'amparo-quotes']

it.each([
  ['somebody with a card', aCard()],
  ['a guest', undefined],
])('deletes what %s typed to buy a policy when they log out, and keeps the claims [P-X42]', async (_, card) => {
  const { draftDatabase, kinds } = await typedBefore()
  openApp('/?logout=1', { card, draftDatabase })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(async () => expect(await kinds()).toEqual(['amparo-claims', 'amparo-payments']))
})

it('keeps all of it for somebody who only opens the page', async () => {
  const { draftDatabase, kinds } = await typedBefore()
  const { app } = openApp('/', { card: aCard(), draftDatabase })
  await screen.findByRole('heading', { level: 1 })
  act(() => app.session.begin(aCard({ panToken: `pt_${'b'.repeat(43)}` })))
  await act(() => vi.dynamicImportSettled())
  expect(await kinds()).toEqual(all)
})

it('deletes payment forms and purchases after a timeout on any page, and keeps the claims [C-507]', async () => {
  const { draftDatabase, kinds } = await typedBefore()
  const { app } = openApp('/usa/en_US/contact', { card: aCard(), draftDatabase })
  await screen.findByRole('heading', { level: 1 })
  await act(async () => app.session.expire())
  await waitFor(async () => expect(await kinds()).toEqual(['amparo-claims']))
})

const policy = '6f1f6a52-9d0c-4f0e-8a55-2f6a7f0f0a01'

it.each([`/usa/en_US/marketplace/self-service/add/${policy}/overview`, `/pdf-viewer/${policy}/POLICY`])(
  'leads from %s to sign-in when the session is over',
  async (page) => {
    // React logs what an error boundary has caught: the policy is not on this server.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { app, router } = openApp(page)
    const token = `us_${'a'.repeat(43)}`
    app.user.begin({ token, isGuestUser: false })
    await screen.findByRole('heading', { level: 1 })
    act(() => app.user.expire(token))
    await screen.findByRole('heading', { name: 'Sign in to your policy' })
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(`/usa/en_US/marketplace/auth/login?${new URLSearchParams({ next: page })}`)
    expect(screen.getByText(/Your session ended/)).toBeTruthy()
  },
)
