import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Handler } from '../../../testing/render-page.tsx'
import { prepareJourney, press, type } from '../testing/journey.ts'
import { openClaim } from '../testing/open-claim.tsx'

prepareJourney()

const draftId = '22222222-2222-4222-8222-222222222222'
const at = '2026-11-16T14:05:00.000Z'
const STATES = '/api/cardholder/v1/claims/transfers/states/'
const START = '/api/cardholder/v1/claims/transfers/'
const draft = { application: { person: { name: 'Ana' } }, transfer: { draftId } }
const nothing = { draft_id: draftId, picked_up_at: null, sent_at: null, claim_number: null }
const says = (state: object): Record<string, Handler> => ({
  [STATES]: () => ({ body: [{ ...nothing, ...state }] }),
  '/api/errors/v1/': () => ({ status: 204, body: null }),
})

it('shows that the claim was continued elsewhere instead of its page, and continues it here on request', async () => {
  const { kept } = await openClaim({ at: '/trip', draft, answers: says({ picked_up_at: at }) })
  expect(await screen.findByRole('heading', { level: 1, name: /^Continued on another device/ })).toBeTruthy()
  expect(screen.queryByLabelText('City')).toBeNull()
  press('Continue here instead')
  expect(await screen.findByLabelText(/^City/)).toBeTruthy()
  expect((await kept()).transfer).toEqual({ draftId, knownPickUp: at })
})

it('shows the number of a claim that was sent from another device', async () => {
  const { place, claim } = await openClaim({ at: '/trip', draft, answers: says({ sent_at: at, claim_number: 'USA1' }) })
  expect(await screen.findByText('It was sent from your other device.')).toBeTruthy()
  expect(screen.getByText('USA1')).toBeTruthy()
  expect(place()).toBe(`${claim}/success`)
})

it('waits for the number of a claim that was sent from another device', async () => {
  let state: object = { sent_at: at }
  await openClaim({ at: '/trip', draft, answers: { [STATES]: () => ({ body: [{ ...nothing, ...state }] }) } })
  await screen.findByRole('heading', { level: 1, name: 'Your claim was sent from another device' })
  state = { sent_at: at, claim_number: 'USA1' }
  press('Check again')
  expect(await screen.findByText('USA1')).toBeTruthy()
})

it.each<[string, Record<string, Handler>]>([
  ['nobody has picked it up', says({})],
  ['the server is down', { ...says({}), [STATES]: () => Promise.reject(new Error('down')) }],
  ['the answer is wrong', { ...says({}), [STATES]: () => ({ body: { fine: true } }) }],
])('shows the page when %s', async (_, answers) => {
  await openClaim({ at: '/trip', draft, answers })
  expect(await screen.findByLabelText(/^City/)).toBeTruthy()
})

it('does not ask about a claim that was never transferred', async () => {
  const { asked } = await openClaim({ at: '/trip', draft: { ...draft, transfer: undefined } })
  await screen.findByLabelText(/^City/)
  expect(asked.filter(({ path }) => path === STATES)).toEqual([])
})

it('saves what was typed before the link is made', async () => {
  const { kept, asked } = await openClaim({
    at: '/trip',
    draft: { ...draft, transfer: undefined },
    answers: { ...says({}), [START]: () => ({ body: { code: '7KQ2M4XD', expires_at: at } }) },
  })
  await screen.findByLabelText(/^City/)
  type(/City/, 'Riyadh')
  press('Continue on another device')
  await screen.findByText(/\/continue#7KQ2/)
  expect(await kept()).toMatchObject({ application: { trip: { city: 'Riyadh' } }, savedForLaterPageKey: 'trip' })
  await waitFor(() => expect(asked.filter(({ path }) => path === START)).toHaveLength(1))
})

it('offers no link for a claim from a policy, which has no card', async () => {
  await openClaim({ at: '/trip', draft: { ...draft, transfer: undefined, policyId: 'p' } })
  await screen.findByRole('button', { name: 'Save for later' })
  expect(screen.queryByRole('button', { name: 'Continue on another device' })).toBeNull()
})
