import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import { prepareJourney, press, verifyPhone } from '../testing/journey.ts'
import { VALIDATE } from '../testing/open-claim.tsx'
import { accepted, application, at, done, open, SUBMIT, send, token } from '../testing/submission.ts'

// The interval has its own tests; without waiting, these are fast.
vi.mock('@amparo/rules/claims/poll-interval', () => ({ pollInterval: (polls: number) => (polls < 4 ? 5 : null) }))

prepareJourney()

it.each([
  ['Delete this copy', 'removes the local claim', 'C-198'],
  ['Go back', 'keeps it', 'C-199'],
])('shows that the loss was already claimed; “%s” %s [C-197, %s]', async (button) => {
  const error = { code: 'duplicate_claim', fields: {} }
  const { drafts, place, claim, reports, kept } = await open({ poll: done({ error }) })
  await send()
  await screen.findByRole('dialog', { name: 'You’ve already filed this claim' })
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
    submit: () => refused('missing_fields', 422, { problems }),
    answers: { [VALIDATE]: () => ({ body: { error_code: null, errors } }) },
  })
  await send()
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Your trip', 'Documents'])
  expect(alert.textContent).toContain('req-9')
  expect(reports()).toContainEqual({
    code: 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR',
    cause: 'missing_fields',
    page_keys: ['trip', 'documents'],
    failed_request_id: 'req-9',
  })
  press('Your trip')
  await screen.findByRole('heading', { level: 1, name: 'Your trip' })
  expect(await screen.findAllByText('Say where it was.')).toHaveLength(2)
  expect(screen.getByLabelText(/City/).getAttribute('aria-invalid')).toBe('true')
})

it('treats missing answers that the operation finds like those that the call finds [C-146, C-591]', async () => {
  const error = { code: 'missing_fields', fields: { trip: ['city'], documents: [] } }
  const { reports, kept } = await open({ poll: done({ error }) })
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('req-1')
  expect(reports()).toContainEqual({
    code: 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR',
    cause: 'missing_fields',
    page_keys: ['trip', 'documents'],
    failed_request_id: 'req-1',
  })
  expect((await kept()).pending).toBeUndefined()
  press('Your trip')
  expect(await screen.findAllByText('city is wrong')).toHaveLength(2)
  expect(screen.getByLabelText(/City/).getAttribute('aria-invalid')).toBe('true')
})

it('removes a file that is not approved, names it, and links to the documents [C-X70]', async () => {
  const { kept, place, claim } = await open({
    submit: () => refused('document_not_approved', 422, { problems: [{ path: 'documents.0', code: 'not_approved' }] }),
  })
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('bill.pdf')
  expect((await kept()).documents.map(({ name }) => name)).toEqual(['still-coming.jpg'])
  press('Go to your documents')
  await waitFor(() => expect(place()).toBe(`${claim}/documents`))
})

it('verifies the phone again if its token is no longer valid, and continues to send [C-232, C-X69]', async () => {
  const { calls, place, claim, kept } = await open({
    submit: (body, path) =>
      (body as { phone_verification_token?: string }).phone_verification_token === token
        ? accepted(body, path)
        : refused('phone_not_verified'),
    poll: done({ claim_number: 'B2' }),
    answers: {
      '/api/cardholder/v1/phone_verification/send/': () => ({ body: { sent: true } }),
      '/api/cardholder/v1/phone_verification/validate/': () => ({ body: { token } }),
    },
  })
  await send()
  await verifyPhone()
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
  expect(calls(SUBMIT)).toHaveLength(2)
  expect((await kept()).phoneVerificationToken).toBe(token)
})

it.each([
  ['card_benefit_not_applicable', /didn’t include this benefit/, 'C-606'],
  ['unable_to_verify_card', /couldn’t find your card/, 'C-607'],
  ['multiple_product_codes', /more than one set of benefits/, 'C-608'],
])('shows what %s means, and keeps the claim: %s [%s]', async (code, words) => {
  const { kept, reports } = await open({ submit: () => refused(code) })
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect((await kept()).application).toEqual(application)
  expect(reports()).toContainEqual(expect.objectContaining({ code: 'CLAIM_SUBMIT_API_ERROR', cause: code }))
})

it('tells when to send again after too many claims, keeps everything, and then sends it', async () => {
  let isLimited = true
  const { place, claim, kept } = await open({
    submit: (...call) =>
      isLimited ? { ...refused('too_many_requests', 429), headers: { 'retry-after': '86400' } } : accepted(...call),
    poll: done({ claim_number: 'B2' }),
  })
  await send()
  const alert = await screen.findByRole('alert')
  const tomorrow = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.now() + 86_400_000)
  expect(alert.textContent).toContain('Too many claims in a short time')
  expect(alert.textContent).toContain(`from ${tomorrow}`)
  expect((await kept()).application).toEqual(application)
  expect((await kept()).documents).toHaveLength(2)
  expect((await kept()).pending).toBeUndefined()
  isLimited = false
  press('Try again')
  await waitFor(() => expect(place()).toBe(`${claim}/success`))
})

it('loses nothing if the call fails, and tries again with the same answers [C-590]', async () => {
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
