import type { ContentOf } from '@amparo/content/slugs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentKey } from '../../../platform/content/content.ts'
import { cwdVerified } from '../../../session/session-fields.ts'
import { drawModals, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'
import { BenefitsPage } from './benefits-page.tsx'

beforeEach(drawModals)
afterEach(resetPage)

async function open(answer = anAnswer(), path = '/usa/en_US/benefits', country = aCountry(), flags: string[] = []) {
  const page = renderPage(<BenefitsPage />, {
    path,
    route: '/:countryCode/:languageCode/benefits',
    card: { panToken, last4: '4021', isBrandAgnostic: answer.is_brand_agnostic },
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: answer }),
      '/api/feature_flags/v1/': () => ({ body: flags.map((code) => ({ code, status: 'on' })) }),
      [`/api/countries/v1/countries/${country.code}/`]: () => ({ body: country }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

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

it('shows the partner’s banner when the card has that benefit [P-198, P-199, P-200, P-201, P-202, P-203, P-204]', async () => {
  await open(anAnswer({ benefits: [aBenefit(), aBenefit({ benefit_code: 'CON', is_third_party: true })] }))
  const banner = screen.getByRole('region', { name: 'From a partner' })
  expect(within(banner).getByText('Let someone else take care of it')).toBeTruthy()
  expect(within(banner).getByText(/A table, a ticket/)).toBeTruthy()
  const link = within(banner).getByRole('link')
  expect(link.textContent).toContain('Ask the concierge')
  expect(link.getAttribute('href')).toMatch(/^https:/)
  expect(banner.querySelector('svg')?.dataset.position).toBe('center')
})

it.each([
  ['no third-party benefit', []],
  ['one without a banner', [aBenefit({ benefit_code: 'ATS', is_third_party: true })]],
  [
    'one that has ended',
    [aBenefit({ benefit_code: 'CON', is_third_party: true, benefit_expiration_date: '2001-01-01' })],
  ],
])('shows no banner for %s [P-198]', async (_, more) => {
  await open(anAnswer({ benefits: [aBenefit(), ...more] }))
  expect(screen.queryByRole('region', { name: 'From a partner' })).toBeNull()
})

it('shows no banner that links to a hostile address [P-198]', async () => {
  const { app } = await open(anAnswer({ benefits: [aBenefit({ benefit_code: 'CON', is_third_party: true })] }))
  act(() => {
    app.queries.setQueryData<ContentOf<'third-party-banner'>>(
      contentKey('en_US', 'third-party-banner'),
      (all) => all && { con: { ...all.con, bannerCtaUrl: 'data:text/html,x' } },
    )
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'From a partner' })).toBeNull())
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

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aBenefit({ benefit_code: `X${at}`, benefit_id: String(at), name: `Thing ${at}` }),
  )

it.each([
  [8, 0],
  [9, 1],
])('for %i benefits has %i search field', async (count, fields) => {
  await open(anAnswer({ benefits: many(count) }))
  expect(screen.queryAllByRole('searchbox', { name: 'Find a benefit' })).toHaveLength(fields)
})

it('finds by name and description, ignores accents, and shows the number of results', async () => {
  const benefits = [...many(8), aBenefit({ name: 'Résumé help' })]
  await open(anAnswer({ benefits }))
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'resume' } })
  expect(names()).toEqual(['Résumé help'])
  expect(screen.getByRole('status').textContent).toBe('1 benefit found')
  fireEvent.change(field, { target: { value: 'car you rent' } })
  expect(names()).toEqual(['Résumé help'])
  fireEvent.change(field, { target: { value: '<b>zebra' } })
  expect(names()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No benefit matches “<b>zebra”. Try another word.')
  fireEvent.click(screen.getByRole('button', { name: 'Show all benefits' }))
  expect(names()).toHaveLength(9)
  expect(document.activeElement).toBe(field)
})
