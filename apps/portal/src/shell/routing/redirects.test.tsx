import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tabs } from '../../session/tabs.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { aBenefit, aCard, panToken } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
})
afterEach(resetPage)

const card = aCard()
const before = ['/privacy']

/** Back leads to the page before the address, never into the redirect again. */
async function arrives({ router }: ReturnType<typeof openApp>, to: string) {
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe(to)
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/privacy')
}

it.each([
  ['/check-claim-status/c-1/tha/en_AP', '/tha/en_AP/claim-status/c-1', '[P-085, C-X14]'],
  ['/check-claim-status/c-1/tha', '/tha/th_TH/claim-status/c-1', '[P-085, P-111, C-X14]'],
  ['/tha/en_US/claim-status', '/tha/th_TH/claim-status', '[P-106, P-111, P-X43]'],
  ['/can/en_US/claim-status', '/can/en_US/claim-status', '[P-106, P-119, P-X08, P-X09]'],
  ['/usa/en_US/contact', '/', '[P-115]'],
  ['/usa/en_US/claims', '/', '[P-121]'],
  ['/usa/en_US/claims/CDW/c-1', '/', '[P-121]'],
  ['/usa/en_US/preview-claim', '/usa/en_US/preview-claim', '[C-127, C-X15]'],
  ['/preview-claim', '/preview-claim', '[C-127, C-X15]'],
  ['/preview-claim/CDW', '/preview-claim/CDW', '[C-127, C-X15]'],
  ['/pt_BR/preview-claim', '/pt_BR/preview-claim', '[C-127, C-X15]'],
  ['/usa/en_US/claims/auth', '/', '[P-101, P-121]'],
  ['/usa/en_US/claims/CDW/prefill', '/', '[P-101, P-121]'],
  ['/usa/en_US/terms', '/', '[P-101, P-X07]'],
  ['/tha/th_TH/privacy', '/th_TH/login', '[P-101]'],
  ['/usa/en_US/marketplace', '/', '[P-101]'],
  ['/xx_XX/terms', '/', '[P-109, P-X43]'],
  ['/get-new-coverage', '/usa/en_US/marketplace/add/purchase/get-started', '[P-X03]'],
  ['/redirect?token=t&benefit_id=TIR', '/bra/pt_BR', '[P-183, P-X05, P-X06]'],
  ['/terms', '/terms', '[P-082, P-X07]'],
  ['/pt_BR/privacy', '/pt_BR/privacy', '[P-082]'],
])('redirects a guest from %s to %s %s', async (from, to) => {
  await arrives(openApp(from, { before }), to)
})

const canada = { ica_country: 'CAN' }
const none = { benefits: [] }
const byId = { benefits: [aBenefit({ benefit_id: '11006' })] }
const withWty = (parts: object) => ({
  benefits: [
    aBenefit(parts),
    aBenefit({ benefit_code: 'WTY', name: 'Warranty', content_entry: 'extended-warranty', terms: wtyTerms }),
  ],
})
const wtyTerms = { year_amount: 1, extra_months: 1, longest_months: 1, claim_days: 60, document_days: 90 }
const expired = { benefits: [aBenefit({ benefit_expiration_date: '2001-01-01' })] }

it.each<[string, string, object, string]>([
  ['/usa/en_US/contact', '/usa/en_US/contact', {}, '[P-090]'],
  ['/usa/en_US/claims', '/usa/en_US/claims', {}, '[P-093]'],
  ['/usa/en_US/claims/CDW/c-1', '/usa/en_US/claims', {}, '[P-097, C-128, C-X17]'],
  ['/usa/en_US/claims/CDW/c-1/trip', '/usa/en_US/claims', {}, '[C-128, C-X17]'],
  ['/usa/en_US/claims/CDW/c-1/trip/more', '/usa/en_US/claims', {}, '[C-128, C-X17]'],
  ['/usa/en_US/claims/CDW/c-1/review_and_submit', '/usa/en_US/claims', {}, '[C-128, C-X17]'],
  ['/usa/en_US/preview-claim', '/usa/en_US/preview-claim', {}, '[C-127]'],
  ['/ind/en_AP/claims', '/en_AP/login', { ica_country: 'IND' }, '[C-008, C-X16]'],
  ['/usa/en_US/claim-status/c-1', '/usa/en_US/claim-status/c-1', {}, '[P-098]'],
  ['/usa/en_US/terms', '/usa/en_US/terms', {}, '[P-094]'],
  ['/usa/en_US/benefits/CDW', '/usa/en_US/benefits/CDW', {}, '[P-227]'],
  ['/usa/en_US/benefits/cdw', '/usa/en_US/benefits/cdw', {}, '[P-099]'],
  ['/usa/en_US/benefits/11006', '/usa/en_US/benefits/11006', byId, '[P-099, P-X13]'],
  ['/usa/en_US/benefits/ZZZ', '/usa/en_US/benefits', {}, '[P-229]'],
  ['/usa/en_US/benefits/CDW', '/usa/en_US/benefits', withWty({ display_on_dashboard: false }), '[P-230]'],
  ['/usa/en_US/benefits/CDW/guide', '/usa/en_US/benefits', withWty({ display_on_dashboard: false }), '[P-230]'],
  ['/usa/en_US/benefits/CDW', '/usa/en_US/benefits', withWty({ is_third_party: true }), '[P-230]'],
  ['/usa/en_US/benefits/CDW', '/usa/en_US/benefits', withWty({ benefit_expiration_date: '2001-01-01' }), '[P-230]'],
  ['/usa/en_US/benefits/CDW', '/usa/en_US/benefits', withWty({ content_entry: null }), '[P-231, P-X21]'],
  ['/usa/en_US/benefits/CDW', '/usa/en_US/benefits', withWty({ content_entry: 'not-written' }), '[P-231, P-X21]'],
  ['/usa/en_US/benefits/CWD', '/usa/en_US/benefits', withWty({ benefit_code: 'CWD' }), '[P-232]'],
  ['/usa/en_US/benefits/CDW/guide', '/usa/en_US/benefits/CDW/guide', {}, '[P-247, P-276, P-X14]'],
  ['/usa/en_US/benefits/CDW/guide', '/usa/en_US/benefits/CDW', withWty({ content_entry: 'cell-phone' }), '[P-279]'],
  [
    '/usa/en_US/benefits/CID/guide',
    '/usa/en_US/benefits/CID',
    withWty({ benefit_code: 'CID', benefit_id: '29990' }),
    '[P-274, P-279, P-X24]',
  ],
  ['/usa/en_US/claims/ZZZ', '/usa/en_US/benefits', {}, '[P-229]'],
  ['/usa/en_US/benefits/ZZZ/guide', '/usa/en_US/benefits', {}, '[P-229]'],
  ['/usa/en_US/benefits/CDW/else', '/', {}, '[P-248]'],
  ['/usa/en_US/benefits', '/', { benefits: 'nothing' }, '[P-185, P-X20]'],
  ['/usa/en_US/benefits', '/', { benefits: [{ name: 'no code' }] }, '[P-185, P-X20]'],
  ['/usa/en_US/marketplace', '/usa/en_US/benefits', {}, '[M-005]'],
  ['/usa/en_US/marketplace/add/else', '/usa/en_US/benefits', {}, '[P-096]'],
  ['/tha/th_TH/benefits/CDW', '/usa/en_US/benefits/CDW', {}, '[P-110, P-111, P-X44]'],
  ['/usa/en_US', '/can/en_US/claim-status', canada, '[P-084, P-110, P-X06]'],
  ['/can/en_US/claim-status', '/can/en_US/claim-status', canada, '[P-119, P-X09]'],
  ['/can/en_US/benefits', '/', canada, '[P-113]'],
  ['/can/en_US/contact', '/', canada, '[P-116]'],
  ['/can/en_US/claims', '/', canada, '[P-122]'],
  ['/usa/en_US/benefits', '/', none, '[P-114]'],
  ['/usa/en_US/contact', '/', none, '[P-117]'],
  ['/usa/en_US/claim-status', '/', none, '[P-120, P-X08]'],
  ['/usa/en_US/claims', '/', none, '[P-123]'],
  ['/usa/en_US/benefits', '/usa/en_US/claims', expired, '[P-154, P-X10]'],
  ['/usa/en_US', '/usa/en_US/claims', expired, '[P-084, P-154, P-X10]'],
])('redirects a cardholder from %s to %s, given %o %s', async (from, to, benefits) => {
  await arrives(openApp(from, { card, benefits, before }), to)
})

it('goes Back to the page of a link that was redirected, and Forward to where it led [P-228, P-229]', async () => {
  const { router } = openApp('/usa/en_US/contact', { card })
  await screen.findByRole('heading', { level: 1 })
  for (const to of ['/usa/en_US/benefits/ZZZ', -1, 1] as const) await act(() => router.navigate(to as string))
  expect(router.state.location.pathname).toBe('/usa/en_US/benefits')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/usa/en_US/contact')
})

it('finds a page even if the visit that began loading its routes was replaced by another one', async () => {
  const { router } = openApp('/')
  await screen.findByRole('heading', { level: 1 })
  await act(async () => {
    void router.navigate('/terms')
    await router.navigate('/login')
    await vi.dynamicImportSettled()
  })
  await act(() => router.navigate('/privacy'))
  expect(router.state.matches.at(-1)?.route.path).toContain('/privacy')
})

it.each(['/', '/terms', '/usa/en_US/claim-status', '/campaign/summer', '/nowhere'])(
  'closes %s while the portal is unavailable [P-326, P-327, P-328]',
  async (path) => {
    const { container } = openApp(path, { flags: ['portal_unavailable'] })
    await screen.findByRole('heading', { level: 1, name: 'We’ll be back soon' })
    expect(screen.getByText(/down for maintenance/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /\+1\s800\s555\s0100/ }).getAttribute('href')).toBe('tel:+18005550100')
    expect(screen.getByRole('img', { name: 'A computer screen under repair' }).querySelector('svg')).toBeTruthy()
    expect(container.querySelector('form')).toBeNull()
  },
)

it('leaves the page if the session ended in another tab, and explains why [P-156]', async () => {
  const listeners: Parameters<Tabs['hear']>[0][] = []
  const tabs: Tabs = { tell: () => undefined, hear: (listener) => void listeners.push(listener) }
  const { app, router } = openApp('/usa/en_US/benefits', { card, tabs })
  await screen.findByText('1 benefit comes with your card')
  act(() => listeners.forEach((hear) => void hear({ kind: 'card', say: 'ended', token: panToken })))
  await screen.findByText(/You logged out in another tab/)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText(/4021/)).toBeNull()
  await waitFor(() => expect(app.queries.getQueryCache().findAll({ queryKey: ['benefits'] })).toEqual([]))
})
