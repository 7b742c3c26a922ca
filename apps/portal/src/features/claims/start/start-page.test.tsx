import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aBenefit, panToken } from '../../../testing/test-data.ts'
import { choose, isAtClaim, open, prepareStart, press } from '../testing/open-start.tsx'

prepareStart()

it('offers the claimable benefits by name, and the phone numbers [C-002, C-003, P-352]', async () => {
  await open([
    aBenefit({ benefit_code: 'WTY', name: 'Warranty' }),
    aBenefit({ benefit_code: 'ATS', name: 'Assistance', is_claimable: false }),
    aBenefit({ benefit_code: 'ADD', name: 'Accident', is_phone_only: true }),
    aBenefit({ benefit_code: 'BAG', name: 'Baggage' }),
  ])
  const choices = within(screen.getByRole('region', { name: 'What are you claiming for?' })).getAllByRole('button')
  expect(choices.map((choice) => choice.querySelector('strong')?.textContent)).toEqual(['Baggage', 'Warranty'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
})

it('shows a message if there’s nothing to claim, with the phone number', async () => {
  await open([aBenefit({ is_claimable: false })])
  expect(screen.getByText(/there’s nothing to claim/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link')).toBeTruthy()
})

it('shows the picture and the line of each benefit', async () => {
  await open([aBenefit()])
  const card = screen.getByRole('button', { name: /^Rental car damage waiver/ })
  expect(card.querySelector('svg')).toBeTruthy()
  expect(card.textContent).toContain('Damage to or theft of a car you rent.')
})

it('saves a new claim and goes to it [C-021, C-022, C-543, C-544]', async () => {
  const page = await open([aBenefit({ benefit_code: 'WTY', name: 'Warranty' })])
  choose('Warranty')
  expect(screen.queryByLabelText('When did it happen?')).toBeNull()
  const draft = await isAtClaim(page, 'WTY')
  expect(draft).toMatchObject({ benefit_code: 'WTY', language_code: 'en_US', panTokenLast4: '4021', version: 'v1' })
  const asked = page.asked.find(({ path }) => path.includes('/WTY/pages/?'))
  expect(Object.fromEntries(new URLSearchParams(asked?.path.split('?')[1]))).toEqual({
    pan_token: panToken,
    today: page.app.platform.today(),
    language_code: 'en_US',
  })
})

it('shows no progress of its own: the page is covered meanwhile', async () => {
  const pages = '/api/cardholder/v1/claims/benefits/CDW/pages/'
  await open([aBenefit()], { answers: { [pages]: () => new Promise(() => undefined) } })
  choose('Rental car damage waiver')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Rental car/ }).getAttribute('aria-busy')).toBe('true'),
  )
  expect(document.querySelector('.spinner')).toBeNull()
})

it('is the page that Back leads to from the claim [C-140]', async () => {
  const page = await open([aBenefit()])
  choose('Rental car damage waiver')
  await isAtClaim(page, 'CDW')
  await act(() => page.router.navigate(-1))
  expect(page.router.state.location.pathname).toBe('/usa/en_US/claims')
})

it('is replaced by the claim if the address has its benefit: going back must not start another one', async () => {
  const page = await open([aBenefit()], { at: '/CDW' })
  await isAtClaim(page, 'CDW')
  expect(page.router.state.historyAction).toBe('REPLACE')
})

it('shows the benefit in the address first', async () => {
  const ended = { benefit_expiration_date: '2024-12-31' }
  await open([aBenefit({ benefit_code: 'BAG', name: 'Baggage' }), aBenefit({ ...ended, name: 'Rental car' })], {
    at: '/CDW',
  })
  const [first] = await screen.findAllByRole('button', { name: /Rental car|Baggage/ })
  expect(first?.textContent).toContain('Rental car')
  expect(first?.getAttribute('aria-expanded')).toBe('true')
})

it('starts at once with a benefit in the address [C-022]', async () => {
  const page = await open([aBenefit()], { at: '/CDW' })
  expect(await isAtClaim(page, 'CDW')).toBeTruthy()
})

it('resumes the stored claim of the same benefit, card and language [C-020]', async () => {
  const page = await open([aBenefit()])
  const parts = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' } as const
  await page.drafts.create({ ...parts, claimNumber: '1' })
  await page.drafts.create({ ...parts, panTokenLast4: '0009' })
  await page.drafts.create({ ...parts, language_code: 'es_LAC' })
  const mine = await page.drafts.create(parts)
  choose('Rental car damage waiver')
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/usa/en_US/claims/CDW/${mine.localId}`))
  expect(await page.drafts.list()).toHaveLength(4)
})

it.each([
  ['not claimable', {}],
  ['neither claimable nor valid any more', { benefit_expiration_date: '2001-01-01' }],
])('opens the unable-to-process modal for a benefit that is %s, and goes no further [C-010]', async (_, parts) => {
  const unable = aBenefit({ is_claimable: false, ...parts })
  const { drafts } = await open([unable, aBenefit({ benefit_code: 'WTY' })], { at: '/CDW' })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('You can’t claim this here')
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
  press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await drafts.list()).toEqual([])
})
