import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userSession } from '../../../session/session-fields.ts'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'
import { prepareJourney, press } from '../testing/journey.ts'
import { done, going, longOpId, open, SUBMIT, send, sent, token, whole } from '../testing/submission.ts'

// The interval has its own tests; without waiting, these are fast.
vi.mock('@amparo/rules/claims/poll-interval', () => ({ pollInterval: (polls: number) => (polls < 4 ? 5 : null) }))

prepareJourney()

const DOCUMENTS = '/api/cardholder/v1/claims/questions/documents/'
const info = (id: string, title: string, required: boolean) => ({
  id,
  title,
  required,
  description: '',
  uploadable: true,
  wire_transfer_documents: [],
})

it('asks first, and shows what is declared, sent and missing [C-145]', async () => {
  const list = {
    documents: [info('DOC005', 'Repair bill', true), info('DOC004', 'Photos', true), info('D', 'X', false)],
  }
  const { calls, kept } = await open({ answers: { [DOCUMENTS]: () => ({ body: list }) } })
  press('Send claim')
  const dialog = await screen.findByRole('dialog', { name: 'Send this claim?' })
  expect(dialog.textContent).toContain('true and complete')
  expect(dialog.textContent).toContain('You’re sending your answers and 1 file.')
  await within(dialog).findByText('Photos')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  expect((await kept()).savedForLaterPageKey).toBe('review_and_submit')
  press('Not yet')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(SUBMIT)).toEqual([])
})

it('sends, waits, keeps the number and goes to success [C-185, C-186, C-187, C-188, C-553 to C-555, C-211, C-X39]', async () => {
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

it('goes to the benefits when another tab has deleted the claim', async () => {
  const { drafts, localId, place } = await open()
  await drafts.remove(localId)
  await send()
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
})
