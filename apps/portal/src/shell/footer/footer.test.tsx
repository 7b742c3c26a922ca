import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, anAnswer, panToken } from '../../testing/test-data.ts'
import { Footer } from './footer.tsx'

afterEach(resetPage)

const card = aCard()
const general = /^Benefits are provided by the insurers named/
const flag = (status: string) => ({
  '/api/feature_flags/v1/': () => ({ body: [{ code: 'global_accessibility_statement', status }] }),
})

type Options = { country?: Partial<Country>; benefits?: Benefit[] }

async function openInCountry({ country, benefits = [] }: Options) {
  const view = renderPage(<Footer country={aCountry(country)} onManageCookies={() => undefined} />, {
    path: '/usa/en_US/benefits',
    route: '/:countryCode/:languageCode/benefits',
    card,
  })
  const { queryKey } = benefitsQuery(view.app.platform, { panToken, locale: 'en_US' })
  act(() => void view.app.queries.setQueryData(queryKey, anAnswer({ benefits })))
  await waitFor(() => expect(document.querySelector('.insurer-mark')).toBeTruthy())
}

it('shows a disclaimer for each provider of the card if the country shows them [P-007]', async () => {
  const sources = ['ALI', 'NMA', 'ALI']
  await openInCountry({
    country: { isDisclaimersVisible: true },
    benefits: sources.map((source, index) => aBenefit({ source, benefit_id: String(index) })),
  })
  await screen.findByText(/Alderin Insurance/)
  expect(screen.getAllByText(/Alderin Insurance|Nordamar Assurance/)).toHaveLength(2)
  expect(screen.queryByText(general)).toBeNull()
})

it.each([
  ['the country hides them', { isDisclaimersVisible: false }, [aBenefit({ source: 'ALI' })]],
  ['there are no benefits', { isDisclaimersVisible: true }, []],
  ['content does not know the provider', { isDisclaimersVisible: true }, [aBenefit({ source: 'LUMEN' })]],
])('shows the general disclaimer where %s [P-007]', async (_, country, benefits) => {
  await openInCountry({ country, benefits })
  expect(screen.getByText(general)).toBeTruthy()
  expect(screen.queryByText(/Alderin/)).toBeNull()
})

it.each([
  ['IND', 'IND'],
  ['TWN', 'TWN'],
  ['default', 'default'],
] as const)('shows the insurer logo %s [P-375, P-376, P-377]', async (insurerLogo, shown) => {
  await openInCountry({ country: { insurerLogo } })
  const mark = document.querySelector('.insurer-mark')
  expect(mark?.getAttribute('data-insurer')).toBe(shown)
  drawn.add(mark?.innerHTML ?? '')
})
const drawn = new Set<string>()

it('draws three different insurer logos [P-375, P-376, P-377]', () => {
  expect(drawn.size).toBe(3)
})

it.each([
  ['/', '/', ''],
  ['/pt_BR/login', '/:languageCode/login', '/pt_BR'],
])('links to privacy and terms from %s in its language [P-008, P-009, P-X60]', (path, route, base) => {
  renderPage(<Footer country={null} onManageCookies={() => undefined} />, { path, route })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([`${base}/privacy`, `${base}/terms`])
})

it('links to the pages of the country for a cardholder [P-008, P-009]', async () => {
  await openInCountry({})
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/usa/en_US/terms')
})

it('links to the accessibility statement when its flag is on [P-010]', async () => {
  renderPage(<Footer country={null} onManageCookies={() => undefined} />, { answers: flag('on') })
  expect((await screen.findByRole('link', { name: 'Accessibility' })).getAttribute('href')).toBe('/accessibility')
})

it('does not link to the accessibility statement when its flag is off [P-010, P-X31]', async () => {
  const { app } = renderPage(<Footer country={null} onManageCookies={() => undefined} />, { answers: flag('off') })
  await waitFor(() => expect(app.queries.isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: 'Accessibility' })).toBeNull()
})

it('shows a copyright line from 1994 to this year [P-011, P-X35]', () => {
  renderPage(<Footer country={null} onManageCookies={() => undefined} />)
  expect(screen.getByText(`© 1994–${new Date().getFullYear()} Amparo`)).toBeTruthy()
})

it('shows the years alone under a white label [P-011, P-321]', () => {
  renderPage(<Footer country={null} onManageCookies={() => undefined} />, { settings: { brand: 'neutral' } })
  expect(screen.getByText(`© 1994–${new Date().getFullYear()}`)).toBeTruthy()
})

it('offers to manage cookies [P-024]', () => {
  const manage = vi.fn()
  renderPage(<Footer country={null} onManageCookies={manage} />)
  screen.getByRole('button', { name: 'Manage cookies' }).click()
  expect(manage).toHaveBeenCalledOnce()
})
