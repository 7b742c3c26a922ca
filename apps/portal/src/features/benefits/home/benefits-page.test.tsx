import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cwdVerified } from '../../../session/session-fields.ts'
import { aBenefit, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { names, open, prepareBenefits } from '../testing/open-benefits.tsx'

prepareBenefits()

it('greets with the number of benefits, the product and the masked card [P-132, P-133, P-184, P-187]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 benefit comes with your card')
  const card = screen.getByRole('figure')
  expect(within(card).getByText('Horizon Platinum')).toBeTruthy()
  expect(within(card).getByText('**** **** **** 4021')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Your benefits · Amparo'))
})

it('shows name, description and illustration of a benefit [P-186, P-188, P-189, P-190, P-191, P-193]', async () => {
  await open()
  const [card] = screen.getAllByRole('listitem')
  expect(within(card as HTMLElement).getByText('Rental car damage waiver')).toBeTruthy()
  expect(within(card as HTMLElement).getByText('Damage to or theft of a car you rent.')).toBeTruthy()
  expect(card?.querySelector('svg')?.dataset.position).toBe('center')
})

it('sorts by name and leaves out hidden, expired and third-party benefits [P-194, P-195, P-196, P-197]', async () => {
  await open(
    anAnswer({
      benefits: [
        aBenefit({ benefit_code: 'WTY', name: 'Warranty' }),
        aBenefit({ benefit_code: 'ATM', name: 'ATM cash' }),
        aBenefit({ benefit_code: 'PUR', name: 'Hidden', display_on_dashboard: false }),
        aBenefit({ benefit_code: 'TRD', name: 'Expired', benefit_expiration_date: '2001-01-01' }),
        aBenefit({ benefit_code: 'CON', name: 'Partner', is_third_party: true }),
      ],
    }),
  )
  expect(names()).toEqual(['ATM cash', 'Warranty'])
})

it('has a fitting heading for a card without benefits', async () => {
  await open(anAnswer({ benefits: [] }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your card has no benefits to show')
  expect(screen.queryByText(/Open one to see/)).toBeNull()
})

it('accepts a benefit without texts, with its name and a picture [P-226]', async () => {
  await open(anAnswer({ benefits: [aBenefit({ benefit_code: 'ZZZ', name: 'Lunar travel', content_entry: null })] }))
  expect(names()).toEqual(['Lunar travel'])
  expect(screen.getByRole('listitem').querySelector('svg')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /See what’s covered/ })).toBeNull()
})

it('shows neither logo nor name of the brand for a brand-agnostic card [P-321, P-322, P-323]', async () => {
  await open(anAnswer({ is_brand_agnostic: true }))
  await waitFor(() => expect(document.title).toBe('Your benefits · Your card benefits'))
  expect(screen.getByRole('figure').querySelector('svg')).toBeNull()
})

it('uses the plural forms of the language [P-309]', async () => {
  const benefits = ['CDW', 'ATM', 'WTY'].map((benefit_code) => aBenefit({ benefit_code }))
  await open(anAnswer({ benefits, ica_country: 'SAU' }), '/sau/ar_EEMEA/benefits', aCountry({ code: 'SAU' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('3 مزايا')
})

it.each([
  ['USA', {}, ['/usa/en_US/claims', '/usa/en_US/claim-status']],
  ['a country that hides claim status', { isClaimStatusVisible: false }, ['/usa/en_US/claims']],
  ['a country where no claim starts', { isStartClaimEnabled: false }, ['/usa/en_US/claim-status']],
  ['a country without either', { isClaimsVisible: false, isClaimStatusVisible: false }, []],
  ['India', { isStartClaimEnabled: false, isClaimStatusVisible: false }, []],
])('offers in %s the claim links that the country has [P-207, P-208]', async (_, parts, ways) => {
  await open(anAnswer(), '/usa/en_US/benefits', aCountry(parts))
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => !href?.includes('/benefits/'))).toEqual(ways)
  expect(screen.queryAllByRole('heading', { name: 'Did something happen?' })).toHaveLength(ways.length > 0 ? 1 : 0)
})

it('opens a benefit from its card [P-192]', async () => {
  const { router } = await open()
  fireEvent.click(screen.getByRole('link', { name: 'See what’s covered: Rental car damage waiver' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/usa/en_US/benefits/CDW'))
})

const cwd = anAnswer({ benefits: [aBenefit({ benefit_code: 'CWD', name: 'Phone plan', content_entry: 'phone-plan' })] })

it('asks before it opens CWD, and remembers a yes [P-209, P-210]', async () => {
  const { app, router } = await open(cwd)
  fireEvent.click(screen.getByRole('link', { name: /Phone plan/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Do you pay your cell phone bill with this card?' })
  expect(router.state.location.pathname).toBe('/usa/en_US/benefits')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, I do' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/usa/en_US/benefits/CWD'))
  expect(cwdVerified.read(app.store)).toBe(true)
})

it('explains why CWD stays closed after a no [P-211]', async () => {
  const { app, router } = await open(cwd)
  fireEvent.click(screen.getByRole('link', { name: /Phone plan/ }))
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'No, I don’t' }))
  const error = await screen.findByRole('dialog', { name: 'You don’t have this benefit yet' })
  expect(within(error).getByText(/Once you pay the bill with your card/)).toBeTruthy()
  fireEvent.click(within(error).getByRole('button', { name: 'Back to benefits' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.pathname).toBe('/usa/en_US/benefits')
  expect(cwdVerified.read(app.store)).toBeNull()
})

it.each([
  ['on, USA', ['mcu_nam_cp'], 'USA', 1],
  ['off, USA', [], 'USA', 0],
  ['on, Brazil', ['mcu_nam_cp'], 'BRA', 0],
])('offers more coverage with the flag %s [P-205, P-206, P-X22]', async (_, flags, ica_country, count) => {
  const { asked } = await open(anAnswer({ ica_country }), '/usa/en_US/benefits', aCountry(), flags)
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/feature_flags/v1/'))
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'See my options' })).toHaveLength(count))
  const hrefs = screen.queryAllByRole('link', { name: 'See my options' }).map((link) => link.getAttribute('href'))
  expect(hrefs.every((href) => href === '/usa/en_US/marketplace/add')).toBe(true)
})

const shown = async (...given: Parameters<typeof open>) => {
  const { container, app } = await open(...given)
  await waitFor(() => expect(app.queries.isFetching()).toBe(0))
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return { text: container.textContent, addresses, buttons: container.querySelectorAll('button').length }
}

it.each([
  ['the flag mcu_ap_general [P-X30]', {}, ['mcu_ap_general']],
  ['the flag mcu_mea_general [P-X30]', {}, ['mcu_mea_general']],
  ['has_downloadable_guide_to_benefits [P-X38]', { has_downloadable_guide_to_benefits: true }, []],
  ['is_adjudicatable [P-X38]', { benefits: [aBenefit({ is_adjudicatable: true })] }, []],
])('shows the same with and without %s', async (_, answer, flags) => {
  expect(await shown(anAnswer(answer), undefined, undefined, flags)).toEqual(await shown())
})
