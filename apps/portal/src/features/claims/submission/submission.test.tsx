import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Draft } from '../../../session/drafts/draft.ts'
import { fingerprintOf } from '../../../session/long-operations/pending.ts'
import { drawModals, forget, type Handler } from '../../../session/render-for-test.tsx'
import { userSession } from '../../../session/session-fields.ts'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../session/test-data.ts'
import { openClaim, VALIDATE } from '../open-claim-for-test.tsx'

// The rule has its own tests; here nobody wants to wait.
vi.mock('@amparo/rules/poll-interval', () => ({ pollInterval: (polls: number) => (polls < 4 ? 5 : null) }))

beforeEach(() => {
  drawModals()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(forget)

const at = '/review_and_submit'
const longOpId = `lo_${'a'.repeat(43)}`
const SUBMIT = '/api/cardholder/v1/claims/questions/submit_claim/'
const DOCUMENTS = '/api/cardholder/v1/claims/questions/documents/'
const POLL = `/api/management/v1/long_operations/${longOpId}`
const ERRORS = '/api/errors/v1/'
const token = `pv_${'b'.repeat(43)}`
const application = { person: { name: 'Ana' }, trip: { city: 'Riyadh' }, cost: {} }
const documents = [
  { document_id: 'DOC005', file_approval_id: 'fa_1', title: 'Repair bill', name: 'bill.pdf', key: 'a' },
  { document_id: 'DOC004', title: 'Photos', name: 'still-coming.jpg', key: 'b' },
]
const whole = { application, documents }
const sent = { benefit_code: 'CDW', application, documents: [{ document_id: 'DOC005', file_approval_id: 'fa_1' }] }

const accepted: Handler = () => ({ body: { long_op_id: longOpId } })
const done =
  (response: object): Handler =>
  () => ({ body: { done: true, result: { response } } })
const going: Handler = () => ({ body: { done: false, result: null } })
const refusal =
  (error_code: string, problems?: object[]): Handler =>
  () => ({
    status: 422,
    body: { error_code, request_id: 'req-7', ...(problems && { problems }) },
  })
const info = (id: string, title: string, required: boolean) => ({
  id,
  title,
  required,
  description: '',
  uploadable: true,
  wire_transfer_documents: [],
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

type Options = { draft?: Partial<Draft>; answers?: Record<string, Handler>; submit?: Handler; poll?: Handler }

async function open({ draft = whole, answers = {}, submit = accepted, poll = going }: Options = {}) {
  const page = await openClaim({ at, draft, answers: { [SUBMIT]: submit, [POLL]: poll, ...answers } })
  await screen.findByRole('heading', { level: 1, name: 'Check your answers' })
  const asked = (path: string) => page.asked.filter((one) => one.path === path)
  return { ...page, calls: asked, reports: () => asked(ERRORS).map(({ body }) => body) }
}
async function send() {
  press('Send claim')
  await screen.findByRole('dialog', { name: 'Send this claim?' })
  press('Yes, send it')
}

it('asks first, and says what is declared, sent and missing [C-145]', async () => {
  const list = {
    documents: [info('DOC005', 'Repair bill', true), info('DOC004', 'Photos', true), info('D', 'X', false)],
  }
  const { calls, kept } = await open({ answers: { [DOCUMENTS]: () => ({ body: list }) } })
  press('Send claim')
  const dialog = await screen.findByRole('dialog', { name: 'Send this claim?' })
  expect(dialog.textContent).toContain('true and complete')
  expect(dialog.textContent).toContain('You send your answers and 1 file.')
  await within(dialog).findByText('Photos')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  expect((await kept()).savedForLaterPageKey).toBe('review_and_submit')
  press('Not yet')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(SUBMIT)).toEqual([])
})

it('sends, waits, keeps the number and goes to success [C-185 to C-188, C-553 to C-555, C-211, C-X39]', async () => {
  let polls = 0
  const { calls, kept, place, claim, router, app } = await open({
    draft: { ...whole, phoneVerificationToken: token },
    poll: (...call) => (++polls < 3 ? going(...call) : done({ claim_number: 'BCD234567' })(...call)),
  })
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Your claim has been sent' })
  expect(place()).toBe(`${claim}/success`)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByText('BCD234567')).toBeTruthy()
  expect(calls(SUBMIT).map(({ body }) => body)).toEqual([
    {
      ...sent,
      pan_token: panToken,
      language_code: 'en_US',
      today: app.platform.today(),
      phone_verification_token: token,
    },
  ])
  expect(polls).toBe(3)
  const { claimNumber, receiptId, pending } = await kept()
  expect({ claimNumber, receiptId, pending }).toEqual({
    claimNumber: 'BCD234567',
    receiptId: longOpId,
    pending: undefined,
  })
})

it.each([
  ['PRO', 'NAM', 'a session', 'C-200', true],
  ['CPU', 'LAC', 'a session', 'C-201', true],
  ['EPP', 'EEMEA', 'a session', 'C-202', true],
  ['PRO', 'AP', 'a session', 'C-203', false],
  ['HRZ', 'NAM', 'a session', 'C-204', false],
  ['PRO', 'NAM', 'no session', 'C-X37', false],
] as const)('with %s in %s and %s [%s] sends a bearer: %s', async (product_code, region, session, _, isSent) => {
  const { calls, app } = await open({
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [aBenefit()], product_code }) }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry({ region }) }),
    },
  })
  if (session === 'a session') userSession.write(app.store, { token: 'the-session', isGuestUser: false })
  await send()
  await waitFor(() => expect(calls(SUBMIT)).toHaveLength(1))
  expect(calls(SUBMIT)[0]?.headers.get('authorization')).toBe(isSent ? 'Bearer the-session' : null)
})

it('stops in the end, says so on the page, and checks again without sending again [C-189, C-196, C-X05]', async () => {
  let isDone = false
  const { calls, kept, place, claim } = await open({
    poll: (...call) => (isDone ? done({ claim_number: 'B2' })(...call) : going(...call)),
  })
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your claim number is not there yet')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await kept()).pending).toEqual({ longOpId, fingerprint: await fingerprintOf(sent) })
  isDone = true
  press('Check again')
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('goes on with what was sent before, after a reload too, without sending again [C-189]', async () => {
  const pending = { longOpId, fingerprint: await fingerprintOf(sent) }
  const { calls, place, claim } = await open({ draft: { ...whole, pending }, poll: done({ claim_number: 'B2' }) })
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toEqual([])
})

it('sends changed answers anew [C-189]', async () => {
  const pending = { longOpId: `lo_${'z'.repeat(43)}`, fingerprint: await fingerprintOf({ other: 'answers' }) }
  const { calls, place, claim } = await open({ draft: { ...whole, pending }, poll: done({ claim_number: 'B2' }) })
  await send()
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('sends anew what the server no longer knows', async () => {
  const gone = `lo_${'z'.repeat(43)}`
  const pending = { longOpId: gone, fingerprint: await fingerprintOf(sent) }
  const { calls, place, claim } = await open({
    draft: { ...whole, pending },
    poll: done({ claim_number: 'B2' }),
    answers: { [`/api/management/v1/long_operations/${gone}`]: refusal('unknown_operation') },
  })
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('gives up when the server does not know what it has just taken either', async () => {
  const pending = { longOpId, fingerprint: await fingerprintOf(sent) }
  const { calls } = await open({ draft: { ...whole, pending }, poll: refusal('unknown_operation') })
  expect(await screen.findByText('Your claim could not be sent')).toBeTruthy()
  expect(calls(SUBMIT)).toHaveLength(1)
})

it('can be left while it is being registered, and has sent once for two presses', async () => {
  const { calls, place, kept } = await open({ poll: () => new Promise<never>(() => undefined) })
  press('Send claim')
  await screen.findByRole('dialog', { name: 'Send this claim?' })
  const yes = screen.getByRole('button', { name: 'Yes, send it' })
  act(() => {
    yes.click()
    yes.click()
  })
  await screen.findByRole('dialog', { name: 'We are registering your claim' })
  await waitFor(async () => expect((await kept()).pending?.longOpId).toBe(longOpId))
  press('Back to your benefits')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(calls(SUBMIT)).toHaveLength(1)
  expect((await kept()).savedForLaterPageKey).toBe('review_and_submit')
})

it.each([
  ['Delete this copy', 'removes the local claim', 'C-198'],
  ['Go back', 'keeps it', 'C-199'],
])('says that the loss was claimed already; “%s” %s [C-197, %s]', async (button) => {
  const error = { code: 'duplicate_claim', fields: {} }
  const { drafts, place, claim, reports, kept } = await open({ poll: done({ error }) })
  await send()
  await screen.findByRole('dialog', { name: 'This has been claimed already' })
  expect(reports()).toContainEqual(expect.objectContaining({ code: 'DUPLICATE_CLAIM_API_ERROR' }))
  expect((await kept()).pending).toBeUndefined()
  press(button)
  if (button === 'Go back') {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(place()).toBe(`${claim}${at}`)
  } else {
    await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
    expect(await drafts.list()).toEqual([])
  }
})

it('lists the pages on which answers are missing; each opens with its errors at the fields [C-146, C-591]', async () => {
  const problems = [
    { path: 'trip.city', code: 'required' },
    { path: 'trip.seat', code: 'required' },
    { path: 'documents.0', code: 'unknown_document' },
  ]
  const errors = { trip: { city: ['Say where it was.'] } }
  const { reports } = await open({
    submit: refusal('missing_fields', problems),
    answers: { [VALIDATE]: () => ({ body: { error_code: null, errors } }) },
  })
  await send()
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Your trip', 'Documents'])
  expect(alert.textContent).toContain('req-7')
  expect(reports()).toContainEqual({
    code: 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR',
    cause: 'missing_fields',
    page_keys: ['trip', 'documents'],
    failed_request_id: 'req-7',
  })
  press('Your trip')
  await screen.findByRole('heading', { level: 1, name: 'Your trip' })
  await screen.findByText('Say where it was.')
  expect(screen.getByLabelText(/City/).getAttribute('aria-invalid')).toBe('true')
})

it('takes out a file that is not approved, names it, and leads to the documents [C-X70]', async () => {
  const { kept, place, claim } = await open({
    submit: refusal('document_not_approved', [{ path: 'documents.0', code: 'not_approved' }]),
  })
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('bill.pdf')
  expect((await kept()).documents.map(({ name }) => name)).toEqual(['still-coming.jpg'])
  press('Go to your documents')
  await waitFor(() => expect(place()).toBe(`${claim}/documents`))
})

it('verifies the phone again where its token is worth nothing, and goes on sending [C-232, C-X69]', async () => {
  const { calls, place, claim, kept } = await open({
    submit: (body, path) =>
      (body as { phone_verification_token?: string }).phone_verification_token === token
        ? accepted(body, path)
        : refusal('phone_not_verified')(body, path),
    poll: done({ claim_number: 'B2' }),
    answers: {
      '/api/cardholder/v1/phone_verification/send/': () => ({ body: { sent: true } }),
      '/api/cardholder/v1/phone_verification/validate/': () => ({ body: { token } }),
    },
  })
  await send()
  fireEvent.input(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '2025550123' } })
  fireEvent.click(screen.getByRole('radio', { name: /message/ }))
  press('Send the code')
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  press('Confirm')
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(2)
  expect((await kept()).phoneVerificationToken).toBe(token)
})

it.each([
  ['card_benefit_not_applicable', /does not belong to your card/, 'C-606'],
  ['unable_to_verify_card', /could not find your card/, 'C-607'],
  ['multiple_product_codes', /more than one set of benefits/, 'C-608'],
])('shows what %s means, and keeps the claim: %s [%s]', async (code, words) => {
  const { kept, reports } = await open({ submit: refusal(code) })
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect((await kept()).application).toEqual(application)
  expect(reports()).toContainEqual(expect.objectContaining({ code: 'CLAIM_SUBMIT_API_ERROR', cause: code }))
})

it('loses nothing when the call fails, and tries again with the same answers [C-590]', async () => {
  let isUp = false
  const { place, claim, reports, kept } = await open({
    submit: (...call) => (isUp ? accepted(...call) : { status: 503, body: {} }),
    poll: done({ claim_number: 'B2' }),
  })
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost')
  expect(reports()).toContainEqual(
    expect.objectContaining({ code: 'CLAIM_SUBMIT_API_ERROR', failed_request_id: 'req-1' }),
  )
  expect((await kept()).pending).toBeUndefined()
  isUp = true
  press('Try again')
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
})

it('goes to the benefits when another tab has deleted the claim', async () => {
  const { drafts, localId, place } = await open()
  await drafts.remove(localId)
  await send()
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
})
