import { emptyPaymentForm, type PaymentForm } from '@amparo/rules/payment-form/payment-form'
import { fireEvent, screen } from '@testing-library/react'
import type { DraftDatabase } from '../../../session/drafts/draft-database.ts'
import { createTestApp, drawModals, type Handler, renderRoutes, resetPage } from '../../../testing/render-page.tsx'
import { stubMedia } from '../../../testing/stub-media.ts'
import { aCard } from '../../../testing/test-data.ts'
import { type PaymentDraft, paymentDrafts } from '../payment-drafts.ts'
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
  database?: DraftDatabase
}

/** The form of a claim that waits for payment details, on a network that exists only here. */
export async function openPayment({
  at = '',
  scope = '/bra/pt_BR',
  draft,
  status = aStatus(),
  ...options
}: Options = {}) {
  resetPage()
  drawModals()
  stubMedia(false)
  const { app, asked } = createTestApp({
    path: '/pt_BR',
    settings: { clockOffsetMs: TODAY.getTime() - Date.now() },
    card: aCard(),
    answers: { [STATUS]: () => ({ body: status }), ...options.answers },
    database: options.database,
  })
  const drafts = app.part(paymentDrafts)
  if (draft) await drafts.update(CLAIM, draft)
  const address = `${scope}/online-payment-form/${CLAIM}${at && `/${at}`}`
  const { router } = renderRoutes(
    app,
    paymentRoutes(app, async () => null),
    ['/before', address],
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
