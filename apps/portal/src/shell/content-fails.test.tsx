import { type Slug, slugs } from '@amparo/content/slugs'
import { listClaimDocuments } from '@amparo/contract/claim-documents'
import { getContact } from '@amparo/contract/contact'
import { anAnswerOf } from '@amparo/contract/testing/an-answer-of'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FORM, form } from '../features/claims/testing/open-claim.tsx'
import { aStatus, CLAIM } from '../features/payment-form/testing/open-payment.tsx'
import { announceNewVersion } from '../platform/loading/new-version.ts'
import type { Draft } from '../session/drafts/draft.ts'
import { storedLetters } from '../session/letters/testing/stored-letters.ts'
import { drawModals, resetPage } from '../testing/render-page.tsx'
import { aBenefit, aCard, aMadeLetter } from '../testing/test-data.ts'
import { marketplacePages } from './testing/marketplace-pages.ts'
import { openApp } from './testing/open-app.tsx'

type View = ReturnType<typeof openApp>
type Page = {
  path: string
  slugs: Slug[]
  options?: Parameters<typeof openApp>[1]
  /** Opens a dialog, or a page that needs something on this device. */
  use?: (view: View) => unknown
}

const card = aCard()
const thirdParty = aBenefit({ benefit_code: 'CON', is_third_party: true })
const press = (name: RegExp) => {
  const [button] = screen.queryAllByRole('button', { name })
  if (button) fireEvent.click(button)
}

const CLAIMS = '/api/cardholder/v1/claims/'
const claimAnswers = {
  ...Object.fromEntries(form.map((questions) => [`${FORM}${questions.page_key}/`, { questions }])),
  [FORM]: { pages: form.map(({ page_key, title }) => ({ page_key, title })), version: 'v1' },
  [`${CLAIMS}questions/documents/`]: anAnswerOf(listClaimDocuments),
}
/** A page of a claim that is on this device. */
function claimPage(page: string, slugs: Slug[], draft: Partial<Draft> = {}): Page {
  return {
    path: '/usa/en_US/terms',
    slugs,
    options: { card, answers: claimAnswers },
    async use({ drafts, router }) {
      const application = { person: { name: 'Ana' }, trip: {}, cost: {} }
      const whole = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021', version: 'v1' } as const
      const { localId } = await drafts.create({ ...whole, application, ...draft })
      const state = { isWithinClaim: true }
      await act(() => router.navigate(`/usa/en_US/claims/CDW/${localId}/${page}`, { state }))
    },
  }
}

/** Every page, with the slugs that it loads on top of those of the page that all have in common. */
const pages: Page[] = [
  { path: '/', slugs: ['pan-entry-page', 'consent'] },
  { path: '/', slugs: ['session'], use: ({ app }) => act(() => app.loginNotice.set({ kind: 'logged-out-elsewhere' })) },
  {
    path: '/',
    slugs: ['login-errors'],
    use: ({ app }) => act(() => app.loginNotice.set({ kind: 'vault-failed', requestId: null })),
  },
  {
    path: '/',
    slugs: ['no-active-benefits'],
    use: ({ app }) => act(() => app.loginNotice.set({ kind: 'no-active-benefits', claims: null })),
  },
  {
    path: '/',
    slugs: ['something-went-wrong'],
    use: ({ app }) => act(() => app.loginNotice.set({ kind: 'prefill-error' })),
  },
  {
    path: '/usa/en_US/benefits',
    slugs: ['benefits-home', 'benefits', 'third-party-banner', 'session', 'consent', 'disclaimers', 'snackbar'],
    options: { card, benefits: { benefits: [aBenefit(), thirdParty] }, country: { isDisclaimersVisible: true } },
    use: () => fireEvent.keyDown(window, { key: 'Tab' }),
  },
  {
    path: '/usa/en_US/benefits/CDW',
    slugs: ['benefit-page', 'benefit-details', 'benefits', 'before-you-start', 'claim-documents'],
    options: { card },
    use: () => press(/start a claim/i),
  },
  {
    path: '/usa/en_US/benefits/CDW',
    slugs: ['letter-forms'],
    options: { card },
    use: () => press(/certificate/i),
  },
  {
    path: '/aus/en_AP/benefits/TIN/ap-certificate',
    slugs: ['letter-page', 'letters'],
    options: {
      card,
      benefits: { benefits: [aBenefit({ benefit_code: 'TIN' })], ica_country: 'AUS' },
      letterDatabase: await storedLetters(aMadeLetter({ toSend: null })),
      answers: { '/api/countries/v1/countries/AUS/contact/': anAnswerOf(getContact) },
    },
  },
  { path: '/usa/en_US/benefits/CDW/guide', slugs: ['guide-page', 'guides', 'benefit-details'], options: { card } },
  { path: '/usa/en_US/claims', slugs: ['claims-start', 'contact'], options: { card } },
  {
    path: '/usa/en_US/terms',
    slugs: ['saved-claims'],
    options: { card },
    async use({ drafts, router }) {
      await drafts.create({
        benefit_code: 'CDW',
        language_code: 'en_US',
        panTokenLast4: '4021',
        savedForLaterPageKey: 'trip',
      })
      await act(() => router.navigate('/usa/en_US/benefits'))
    },
  },
  claimPage('person', ['claim-journey', 'claim-form']),
  claimPage('documents', ['claim-evidence', 'uploads']),
  claimPage('review_and_submit', ['claim-review', 'claim-submit']),
  claimPage('success', ['claim-success'], { claimNumber: '482913' }),
  claimPage('receipt', ['claim-receipt'], { claimNumber: '482913' }),
  { path: '/usa/en_US/preview-claim', slugs: ['claim-journey'], options: { card } },
  { path: '/usa/en_US/contact', slugs: ['contact', 'contact-page'], options: { card } },
  { path: '/usa/en_US/claim-status', slugs: ['claim-status-page', 'claim-status-forms', 'contact'] },
  { path: '/en_US/verify', slugs: ['verify-letter'] },
  {
    path: `/bra/en_LAC/online-payment-form/${CLAIM}`,
    slugs: ['online-payment-form'],
    options: {
      card,
      benefits: { ica_country: 'BRA' },
      answers: { [`${CLAIMS}status_check/`]: aStatus() },
    },
  },
  {
    path: '/usa/en_US/claims/CDW',
    slugs: ['phone-verification'],
    options: { card, settings: { phoneVerifiedBenefits: ['CDW'] } },
    use: () => press(/^start$/i),
  },
  { path: '/terms', slugs: ['terms'] },
  { path: '/terms', slugs: ['new-version'], use: () => act(announceNewVersion) },
  { path: '/return-to-mastercard', slugs: ['return-to-network'] },
  { path: '/privacy', slugs: ['privacy'] },
  { path: '/accessibility', slugs: ['accessibility'], options: { flags: ['global_accessibility_statement'] } },
  { path: '/campaign/new-phone', slugs: ['campaigns'] },
  {
    path: '/campaign/new-phone',
    slugs: ['redirect-notice'],
    options: { flags: ['mcu_lpg_v1modal'] },
    use: () => fireEvent.click(within(screen.getByRole('main')).getAllByRole('link')[0] as HTMLElement),
  },
  ...marketplacePages,
]

const cases = pages.flatMap((page) => page.slugs.map((slug) => [page.path, slug, page] as const))

beforeEach(() => {
  drawModals()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  resetPage()
  vi.restoreAllMocks()
})

it.each(cases)(
  '%s keeps its frame if %s cannot be loaded, and reports it once [P-315, P-X57]',
  async (path, slug, page) => {
    const view = openApp(path, { ...page.options, brokenSlugs: [slug] })
    const main = await screen.findByRole('main')
    await within(main).findByRole('heading', { level: 1 })
    await page.use?.(view)
    await waitFor(() => expect(view.asked.some((address) => address.includes(`/${slug}.json`))).toBe(true))
    await waitFor(() => expect(view.reports).toEqual([{ code: 'CMS_ERROR', failed_request_id: null }]))
    expect(screen.getByRole('link', { name: 'Amparo, home' })).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toContain('Privacy')
    await within(screen.getByRole('main')).findByRole('heading', { level: 1 })
  },
)

it('keeps the frame in the language before if its texts cannot be loaded in the next one [P-315, P-X57]', async () => {
  const view = openApp('/', { brokenSlugs: ['shell'] })
  await screen.findByRole('heading', { level: 1 })
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'pt_BR' } })
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/pt_BR/login'))
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('link', { name: 'Amparo, home' })).toBeTruthy()
  expect(screen.getByRole('contentinfo').textContent).toContain('Privacy')
  expect(view.reports).toEqual([{ code: 'CMS_ERROR', failed_request_id: null }])
})

it('shows a last message if the texts of the maintenance page cannot be loaded', async () => {
  const view = openApp('/', { flags: ['portal_unavailable'], brokenSlugs: ['portal-unavailable'] })
  await screen.findByRole('heading', { level: 1, name: 'This page stopped working' })
  await waitFor(() => expect(view.reports).toHaveLength(1))
})

/** The first two are tested above; the other two are shown after a call that failed, which is reported as well. */
const elsewhere: Slug[] = ['shell', 'portal-unavailable', 'marketplace-failed', 'document-viewer']
/** Mails, files and answers of the API. */
const ofApi: Slug[] = [
  'phone-code-message',
  'claim-statuses',
  'claim-form-file',
  'transfer-form-file',
  'sign-in-mail',
  'policy-mails',
  'outline-of-coverage',
  'electronic-consent',
  'policy-certificate',
]

it('covers every slug that the portal loads', () => {
  const covered = new Set([...pages.flatMap((page) => page.slugs), ...elsewhere, ...ofApi])
  expect(Object.keys(slugs).filter((slug) => !covered.has(slug as Slug))).toEqual([])
})
