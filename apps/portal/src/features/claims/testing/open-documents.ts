import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { approvalId, FakeRequest, fileServer } from '../../../blocks/files/testing/file-server.ts'
import { sendEventsTo } from '../../../platform/analytics/analytics.ts'
import { drawModals, type Handler, resetPage } from '../../../testing/render-page.tsx'
import { stubMedia } from '../../../testing/stub-media.ts'
import { openClaim } from './open-claim.tsx'

export const LIST = '/api/cardholder/v1/claims/questions/documents/'
export const application = { person: { name: 'Ana' }, trip: { city: 'Riyadh' }, cost: { shop: 'A' } }

/** For the whole file: a window with modals, a store that answers when the test says so, and no phone. */
export function prepareDocuments() {
  beforeEach(() => {
    drawModals()
    FakeRequest.sent = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    stubMedia(false)
    vi.stubGlobal('scrollTo', vi.fn())
  })
  afterEach(() => {
    resetPage()
    sendEventsTo(null)
    vi.unstubAllGlobals()
  })
}

const aDocument = (id: string, title: string, required: boolean) => ({
  id,
  title,
  description: `About ${title}`,
  uploadable: true,
  required,
  wire_transfer_documents: [],
})
export const payment = aDocument('DOC134', 'Payment details', true)
export const bill = aDocument('DOC005', 'Repair bill', true)
const photos = aDocument('DOC004', 'Photos', false)
const police = aDocument('DOC003', 'Police report', true)
export const sentBill = {
  key: 'k1',
  document_id: 'DOC005',
  title: 'Repair bill',
  name: 'bill.pdf',
  file_approval_id: approvalId(9),
}

type Options = Parameters<typeof openClaim>[0] & { list?: Handler }

export async function open({ list, draft, answers = {}, ...rest }: Options = {}) {
  const usual: Handler = (body) => ({ body: { documents: body ? [bill, photos] : [bill, photos, police] } })
  const page = await openClaim({
    at: '/documents',
    draft: { application, ...draft },
    answers: { ...fileServer(), [LIST]: list ?? usual, ...answers },
    ...rest,
  })
  return page
}
export const arrives = (name: string) => screen.findByRole('heading', { level: 1, name })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const choose = async (name: string) => {
  const input = await screen.findByLabelText('Choose files for “Repair bill”')
  fireEvent.change(input, { target: { files: [new File(['12345'], name)] } })
}
export const request = async (place = 0) => {
  await waitFor(() => expect(FakeRequest.sent.length).toBeGreaterThan(place))
  return FakeRequest.sent[place] as FakeRequest
}
export const documents = (page: Awaited<ReturnType<typeof open>>) => page.kept().then((kept) => kept.documents)
