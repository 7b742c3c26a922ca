import type { Slug } from '@amparo/content/slugs'
import { listClaimDocuments } from '@amparo/contract/claim-documents'
import { getContact } from '@amparo/contract/contact'
import { anAnswerOf } from '@amparo/contract/testing/an-answer-of'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { FORM, form } from '../../features/claims/testing/open-claim.tsx'
import { aStatus, CLAIM } from '../../features/payment-form/testing/open-payment.tsx'
import { announceNewVersion } from '../../platform/loading/new-version.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { storedLetters } from '../../session/letters/testing/stored-letters.ts'
import { aBenefit, aCard, aMadeLetter } from '../../testing/test-data.ts'
import { marketplacePages } from './marketplace-pages.ts'
import type { openApp } from './open-app.tsx'

type View = ReturnType<typeof openApp>
type Page = {
  path: string
  slugs: Slug[]
  options?: Parameters<typeof openApp>[1]
  /** Opens a dialog, or a page that needs stored data on this device. */
  use?: (view: View) => unknown
  /** The codes of failed calls that are reported along with the slug. */
  failedCalls?: string[]
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
/** A page of a claim whose draft is on this device. */
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

/** Every page, with the slugs that it loads in addition to those of the frame around all pages. */
export const pages: Page[] = [
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
    // Again and again, because the part that listens for the first key loads after the page.
    use: ({ asked }) =>
      waitFor(() => {
        fireEvent.keyDown(window, { key: 'Tab' })
        expect(asked.some((address) => address.includes('/snackbar.json'))).toBe(true)
      }),
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
  { path: '/usa/en_US/claims', slugs: ['claims-start', 'contact', 'benefits'], options: { card } },
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
  { path: '/en_US/continue', slugs: ['continue-elsewhere'] },
  { path: '/en_US/claim-emails', slugs: ['claim-mails-page'] },
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
