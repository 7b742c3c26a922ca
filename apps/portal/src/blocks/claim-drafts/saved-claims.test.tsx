import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NewDraft } from '../../session/drafts/draft.ts'
import { drawModals, renderPage, resetPage } from '../../testing/render-page.tsx'
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

async function open(drafts: NewDraft[]) {
  const page = renderPage(<SavedClaims {...anAnswer({ benefits })} />, {
    path: '/usa/en_US/benefits',
    route: '/:countryCode/:languageCode/benefits',
    card: aCard(),
    answers: {
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
    },
  })
  const made = []
  for (const draft of drafts) made.push(await page.drafts.create(draft))
  return { ...page, ids: made.map(({ localId }) => localId) }
}

it('resumes the only stored claim, and shows how long it is stored [C-218, C-219, C-220]', async () => {
  const { router, ids } = await open([waiting, { ...waiting, panTokenLast4: '0009' }, { ...waiting, application: {} }])
  expect(await screen.findByRole('heading', { name: 'Your “Rental car damage waiver” claim is waiting' })).toBeTruthy()
  expect(screen.getByText('Saved for 24 more hours')).toBeTruthy()
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
