import { loadContent } from '@amparo/content/load-content'
import { type Slug, slugs } from '@amparo/content/slugs'
import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import { createAppParts } from '../../../session/app-parts.ts'
import { AppProviders } from '../../../session/app-providers.tsx'
import { type DraftStore, memoryStore } from '../../../session/drafts/draft-store.ts'
import { drawModals, forget, type Handler, network, testSettings } from '../../../testing/render-page.tsx'
import { panToken } from '../../../testing/test-data.ts'
import { keepPaymentDrafts, type PaymentDraft } from '../payment-drafts.ts'
import { paymentRoutes } from '../payment-routes.ts'

export const CLAIM = 'BRA2K7Q9X'
const STATUS = '/api/cardholder/v1/claims/status_check/'
export const SUBMIT = '/api/v2/submit-online-payment-form/submit-form/'
export const OPERATION = `lo_${'a'.repeat(43)}`
export const POLL = `/api/management/v1/long_operations/${OPERATION}`
const TODAY = new Date('2026-11-16T15:00:00Z')

export const answered: PaymentForm = {
  ...emptyPaymentForm,
  isBankAccountCardHolder: 'yes',
  payeeName: 'Helena Souza',
  brazilianCpf: '52998224725',
  payeePhoneNumber: '+5511955550142',
  payeeEmail: 'helena@exemplo.example',
  payeeBank: 'Banco Aurora',
  payeeBankCode: '987',
  payeeAgency: '1234-5',
  payeeCurrentAccount: '12345-6',
  payeeInsuredProfession: 'Professora',
  payeeMonthlyIncomeRange: 'CGIR002',
  isPayeePoliticallyExposed: 'no',
}
export const ofBeneficiary: PaymentForm = {
  ...answered,
  isBankAccountCardHolder: 'no',
  payeeBeneficiaryRelationship: 'Irmã',
  payeeBeneficiaryProfession: 'Médica',
  payeeBeneficiaryMonthlyIncomeRange: 'CGIR004',
  isPayeeBeneficiaryPoliticallyExposed: 'yes',
}
export const bothFiles = ['DOC135', 'DOC136'].map((document_id) => ({
  key: document_id,
  document_id,
  title: document_id,
  name: `${document_id}.pdf`,
  file_approval_id: `fa_${document_id}`,
}))

export function aStatus(state = 'needed', parts: object = {}) {
  const document = {
    document_id: 'DOC134',
    title: 't',
    description: 'd',
    uploadable: false,
    is_received: state === 'received',
    state,
    requested_at: null,
    received_at: null,
  }
  return {
    claim_number: CLAIM,
    benefit_code: 'TRC',
    status: 'approved',
    statuses: [],
    document_list: [document],
    addendum_documents: [],
    date_of_loss: '2026-10-03',
    is_own_card: true,
    status_token: `cs_${'a'.repeat(43)}`,
    ...parts,
  }
}

type Options = {
  at?: string
  /** `/{country}/{language}`. */
  scope?: string
  draft?: Partial<PaymentDraft>
  status?: object
  answers?: Record<string, Handler>
  store?: DraftStore
}

/** The form of a claim that waits for payment details, on a network that exists only here. */
export async function openPayment({
  at = '',
  scope = '/bra/pt_BR',
  draft,
  status = aStatus(),
  ...options
}: Options = {}) {
  forget()
  drawModals()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const asked: { path: string; body: unknown; headers: Headers }[] = []
  const answers: Record<string, Handler> = { [STATUS]: () => ({ body: status }), ...options.answers }
  const app = createAppParts({
    settings: { ...testSettings, clockOffsetMs: TODAY.getTime() - Date.now() },
    given: { locale: 'pt_BR', contents: portuguese() },
    fetch: network({ answers, asked }),
  })
  const drafts = keepPaymentDrafts(app.platform, options.store ?? memoryStore())
  if (draft) await drafts.update(CLAIM, draft)
  app.session.begin({ panToken, last4: '4021', isBrandAgnostic: false })
  const router = createMemoryRouter([...paymentRoutes(app, async () => null), { path: '*', element: <Elsewhere /> }], {
    initialEntries: ['/before', `${scope}/online-payment-form/${CLAIM}${at && `/${at}`}`],
  })
  render(
    <AppProviders app={app}>
      <Suspense fallback="waiting">
        <RouterProvider router={router} />
      </Suspense>
    </AppProviders>,
  )
  return { app, router, asked, drafts, place: () => router.state.location }
}

/** Types into a field and leaves it. */
export function write(label: string, value: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return field
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

let store: ReturnType<typeof loadContent> | undefined

function portuguese() {
  store ??= loadContent({ locales: ['en_US', 'pt_BR'] })
  return Object.fromEntries(Object.keys(slugs).map((slug) => [slug, store?.content('pt_BR', slug as Slug)]))
}

function Elsewhere() {
  return <p>arrived at {useLocation().pathname}</p>
}
