import { screen } from '@testing-library/react'
import type { Draft } from '../../../session/drafts/draft.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { press } from './journey.ts'
import { openClaim } from './open-claim.tsx'

export const at = '/review_and_submit'
export const longOpId = `lo_${'a'.repeat(43)}`
export const SUBMIT = '/api/cardholder/v1/claims/questions/submit_claim/'
const POLL = `/api/management/v1/long_operations/${longOpId}`
const ERRORS = '/api/errors/v1/'
export const token = `pv_${'b'.repeat(43)}`
export const application = { person: { name: 'Ana' }, trip: { city: 'Riyadh' }, cost: {} }
const documents = [
  { document_id: 'DOC005', file_approval_id: 'fa_1', title: 'Repair bill', name: 'bill.pdf', key: 'a' },
  { document_id: 'DOC004', title: 'Photos', name: 'still-coming.jpg', key: 'b' },
]
export const whole = { application, documents }
export const sent = {
  benefit_code: 'CDW',
  application,
  documents: [{ document_id: 'DOC005', file_approval_id: 'fa_1' }],
}

export const accepted: Handler = () => ({ body: { long_op_id: longOpId } })
export const done =
  (response: object): Handler =>
  () => ({ body: { done: true, result: { response } } })
export const going: Handler = () => ({ body: { done: false, result: null } })

type Options = { draft?: Partial<Draft>; answers?: Record<string, Handler>; submit?: Handler; poll?: Handler }

export async function open({ draft = whole, answers = {}, submit = accepted, poll = going }: Options = {}) {
  const page = await openClaim({ at, draft, answers: { [SUBMIT]: submit, [POLL]: poll, ...answers } })
  await screen.findByRole('heading', { level: 1, name: 'Check your answers' })
  const asked = (path: string) => page.asked.filter((one) => one.path === path)
  return { ...page, calls: asked, reports: () => asked(ERRORS).map(({ body }) => body) }
}
export async function send() {
  press('Send claim')
  await screen.findByRole('dialog', { name: 'Send this claim?' })
  press('Yes, send it')
}
