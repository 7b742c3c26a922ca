import { fireEvent, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { type Handler, resetPage } from '../../../testing/render-page.tsx'
import { aDocument, aStatus, openStatus, STATUS_CHECK } from './open-status.tsx'

export function prepareDocuments() {
  afterEach(() => {
    vi.useRealTimers()
    resetPage()
  })
}

export const UPLOAD = '/api/cardholder/v1/claims/upload_documents/'
export const id = `lo_${'b'.repeat(43)}`
export const OPERATION = `/api/management/v1/long_operations/${id}`
export const done = (response: object) => () => ({ body: { done: true, result: { response } } })
export const pending = () => ({ body: { done: false, result: null } })
export const needed = aStatus({
  document_list: [
    aDocument(),
    aDocument({ document_id: 'DOC002', state: 'sent' }),
    aDocument({ document_id: 'DOC134' }),
  ],
  addendum_documents: [
    aDocument({ document_id: 'DOC005' }),
    aDocument({ document_id: 'DOC006', uploadable: false }),
    aDocument({ document_id: 'DOC007', state: 'received' }),
  ],
})
const complete = aStatus({ document_list: [aDocument({ state: 'sent' })] })

export async function open(answers: Record<string, Handler> = {}) {
  let isSent = false
  const page = openStatus({
    at: '/USA000001',
    country: { region: 'LAC', code: 'MEX' },
    answers: {
      [STATUS_CHECK]: () => ({ body: isSent ? complete : needed }),
      [UPLOAD]: () => ({ body: { long_op_id: id } }),
      [OPERATION]: () => {
        isSent = true
        return done({ claim_number: 'USA000001' })()
      },
      ...answers,
    },
  })
  await screen.findByRole('button', { name: 'Send documents' })
  const sent = () => page.asked.filter(({ path }) => path === UPLOAD).map(({ body }) => body)
  return { ...page, sent }
}
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const alert = () => screen.findByRole('alert')
