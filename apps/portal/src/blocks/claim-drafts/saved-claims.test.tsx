import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewDraft } from '../../session/drafts/draft.ts'
import type { DraftDatabase } from '../../session/drafts/draft-database.ts'
import { anotherKey, keyOfTests } from '../../session/drafts/testing/keys-of-tests.ts'
import { memoryDatabase } from '../../session/drafts/testing/memory-database.ts'
import { createTestApp, drawModals, type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, anAnswer } from '../../testing/test-data.ts'
import SavedClaims from './saved-claims.tsx'

beforeEach(drawModals)
afterEach(resetPage)

const waiting: NewDraft = {
  benefit_code: 'CDW',
  language_code: 'en_US',
  panTokenLast4: '4021',
  application: { person: { name: 'Ana' } },
}

const benefits = [aBenefit(), aBenefit({ benefit_code: 'WTY', name: 'Warranty' })]

const draftId = '22222222-2222-4222-8222-222222222222'
const pickedUpAt = '2026-11-16T14:05:00.000Z'
const sentBefore = { ...waiting, transfer: { draftId } }
const STATES = '/api/cardholder/v1/claims/transfers/states/'

type Options = { state?: object; answers?: Record<string, Handler>; database?: DraftDatabase }

async function open(drafts: NewDraft[], { state, answers, database }: Options = {}) {
  const page = renderPage(<SavedClaims {...anAnswer({ benefits })} />, {
    path: '/usa/en_US/benefits',
    route: '/:countryCode/:languageCode/benefits',
    card: aCard(),
    database,
    answers: {
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
      [STATES]: () => ({
        body: [{ draft_id: draftId, picked_up_at: null, sent_at: null, claim_number: null, ...state }],
      }),
      '/api/cardholder/v1/claims/transfers/': () => ({ body: { code: '7KQ2M4XD', expires_at: pickedUpAt } }),
      '/api/cardholder/v1/claims/transfers/revoke/': () => ({ status: 204, body: null }),
      ...answers,
    },
  })
  const made = []
  for (const draft of drafts) made.push(await page.drafts.create(draft))
  return { ...page, ids: made.map(({ localId }) => localId) }
}

it('resumes the only stored claim, and shows how long it is stored [C-218, C-219, C-220]', async () => {
  const { router, ids } = await open([waiting, { ...waiting, panTokenLast4: '0009' }, { ...waiting, application: {} }])
  expect(await screen.findByRole('heading', { name: 'Your “Rental car damage waiver” claim is waiting' })).toBeTruthy()
  expect(screen.getByText('Step 1 of 6 · Saved for 24 more hours')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Resume claim' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/usa/en_US/claims/CDW/${ids[0]}`))
})

it('asks which of several claims to resume, and continues once one is chosen [C-221, C-222]', async () => {
  const { router, ids } = await open([waiting, { ...waiting, benefit_code: 'WTY' }])
  await screen.findByRole('heading', { name: '2 claims are waiting' })
  fireEvent.click(screen.getByRole('button', { name: 'Choose a claim' }))
  await screen.findByRole('dialog')
  const resume = screen.getByRole<HTMLButtonElement>('button', { name: 'Resume' })
  expect(resume.disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /Warranty/ }))
  expect(resume.disabled).toBe(false)
  fireEvent.click(resume)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/usa/en_US/claims/WTY/${ids[1]}`))
})

it('shows nothing if there is no claim, or its benefit is gone [C-218]', async () => {
  const { drafts } = await open([{ ...waiting, benefit_code: 'TIR' }])
  await waitFor(async () => expect(await drafts.list()).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows the claims of another card once that card is used', async () => {
  const database = memoryDatabase()
  const other = aCard({ panToken: `pt_${'b'.repeat(43)}`, last4: '0009' })
  const keys: Handler = (body) => ({
    body: (body as { pan_token: string }).pan_token === other.panToken ? anotherKey : keyOfTests,
  })
  const answers = { '/api/cardholder/v1/draft_key/': keys }
  const earlier = createTestApp({ card: other, database, answers })
  await earlier.drafts.create({ ...waiting, benefit_code: 'WTY', panTokenLast4: '0009' })
  await waitFor(async () => expect(await database.all()).toHaveLength(1))
  const { app } = await open([waiting], { database, answers })
  await screen.findByRole('heading', { name: 'Your “Rental car damage waiver” claim is waiting' })
  await waitFor(async () => expect(await database.all()).toHaveLength(2))
  await act(async () => app.session.begin(other))
  expect(await screen.findByRole('heading', { name: 'Your “Warranty” claim is waiting' })).toBeTruthy()
  await act(async () => app.session.end())
  expect(screen.queryByRole('heading')).toBeNull()
})

describe('another device', () => {
  it('is offered for the only claim, without asking about claims that were never sent there', async () => {
    const { asked } = await open([waiting])
    const offer = await screen.findByRole('button', { name: 'Continue on another device' })
    expect(asked.filter(({ path }) => path === STATES)).toEqual([])
    fireEvent.click(offer)
    expect(await screen.findByText(/\/en_US\/continue#7KQ2/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is offered for the chosen one of several claims', async () => {
    await open([waiting, { ...waiting, benefit_code: 'WTY' }])
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a claim' }))
    fireEvent.click(await screen.findByRole('radio', { name: /Warranty/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Continue on another device' }))
    expect(await screen.findByText(/\/en_US\/continue#7KQ2/)).toBeTruthy()
  })

  it('has the claim: the list says since when, and offers to continue it here', async () => {
    const { router, ids, drafts } = await open([sentBefore], { state: { picked_up_at: pickedUpAt } })
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(pickedUpAt))
    const words = (await screen.findByText(/^Continued on another device on/)).textContent
    expect(words?.replace(/\s/g, ' ')).toMatch(/device on \w{3} \d+, 2026 at /)
    expect(words).toContain(time)
    expect(screen.queryByText('Resume claim')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continue here instead' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/usa/en_US/claims/CDW/${ids[0]}`))
    expect((await drafts.get(ids[0] ?? ''))?.transfer).toEqual({ draftId, knownPickUp: pickedUpAt })
  })

  it('has one of several claims: the picker says so, and offers to continue it here', async () => {
    const { ids, drafts, router } = await open([sentBefore, { ...waiting, benefit_code: 'WTY' }], {
      state: { picked_up_at: pickedUpAt },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a claim' }))
    fireEvent.click(await screen.findByRole('radio', { name: /Rental car .*Continued on another device/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Continue here instead' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/usa/en_US/claims/CDW/${ids[0]}`))
    expect((await drafts.get(ids[0] ?? ''))?.transfer?.knownPickUp).toBe(pickedUpAt)
  })

  it('has sent the claim: the list shows its number, which stays', async () => {
    const { ids, drafts } = await open([sentBefore], { state: { sent_at: pickedUpAt, claim_number: 'USA000001' } })
    expect(await screen.findByText(/^Sent from another device. Claim number: .*USA000001/)).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'See the claim' })
    expect(link.getAttribute('href')).toBe(`/usa/en_US/claims/CDW/${ids[0]}`)
    await waitFor(async () => expect((await drafts.get(ids[0] ?? ''))?.claimNumber).toBe('USA000001'))
    expect(screen.queryByText('Resume claim')).toBeNull()
  })

  it('has sent the claim, which has no number yet', async () => {
    const { ids, drafts } = await open([sentBefore], { state: { sent_at: pickedUpAt } })
    expect(await screen.findByText('Your claim was sent from another device')).toBeTruthy()
    expect(screen.getByText(/^We’re registering it/)).toBeTruthy()
    expect((await drafts.get(ids[0] ?? ''))?.claimNumber).toBeUndefined()
  })
})
