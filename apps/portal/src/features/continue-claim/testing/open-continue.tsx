import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fakeCardField } from '../../../blocks/card-frame/testing/fake-card-field.ts'
import { encryptTransfer } from '../../../session/transfers/encrypt-transfer.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { anAnswer } from '../../../testing/test-data.ts'
import { ContinuePage } from '../continue-page.tsx'

export const code = '7KQ2M4XD'
export const key = '9PBT01ABCDEFGHJK'
export const written = '7KQ2-M4XD-9PBT-01AB-CDEF-GHJK'
export const draftId = '22222222-2222-4222-8222-222222222222'
export const at = '2026-11-16T14:05:00.000Z'
export const PICK_UP = '/api/cardholder/v1/claims/transfers/pick_up/'
export const SIGN_OUT = '/api/cardholder/v1/sign-out/'
export const draft = {
  benefit_code: 'CDW',
  language_code: 'en_US',
  panTokenLast4: '4021',
  application: { person: { name: 'Ana' } },
  documents: [{ document_id: 'DOC005', file_approval_id: 'fa_1', title: 'Bill', name: 'bill.pdf', key: 'k' }],
  savedForLaterPageKey: 'trip',
  donePages: ['person'],
  version: 'v1',
}

/** For the whole file: a window with modals. */
export function prepareContinue() {
  beforeEach(drawModals)
  afterEach(() => {
    resetPage()
    vi.restoreAllMocks()
  })
}

export async function open(path: string, pickUp?: Handler, given: object = draft) {
  const content = await encryptTransfer(given, { key, draftId })
  const card = fakeCardField()
  const page = renderPage(<ContinuePage mount={card.mount} />, {
    path,
    route: '/:languageCode/continue',
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer() }),
      [PICK_UP]: pickUp ?? (() => ({ body: { draft_id: draftId, content } })),
      '/api/cardholder/v1/claims/transfers/states/': () => ({
        body: [{ draft_id: draftId, picked_up_at: at, sent_at: null, claim_number: null }],
      }),
      [SIGN_OUT]: () => ({ status: 204, body: null }),
      '/api/errors/v1/': () => ({ status: 204, body: null }),
    },
  })
  const calls = (to: string) => page.asked.filter((one) => one.path === to).map(({ body }) => body)
  return { ...page, card, calls, content }
}

export async function entersCard(card: ReturnType<typeof fakeCardField>) {
  const button = await screen.findByRole('button', { name: 'Open my claim' })
  card.hasCard()
  fireEvent.click(button)
}
export const field = () => screen.getByLabelText<HTMLInputElement>('Code')
