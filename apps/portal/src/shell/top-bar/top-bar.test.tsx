import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimExit } from '../../session/claim-exit.ts'
import { logoAction } from '../../session/logo-action.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import { aCard, aCountry } from '../../testing/test-data.ts'
import { TopBar } from './top-bar.tsx'

beforeEach(drawModals)
afterEach(resetPage)

const card = aCard()
const country = aCountry({
  languages: ['en_US', 'es_LAC'],
  loggedInLinks: ['benefits', 'claims', 'claim-status', 'contact', 'marketplace'],
})
const openAs = (who: { card?: typeof card; path?: string; answers?: Record<string, Handler> }) =>
  renderPage(<TopBar country={country} />, {
    path: '/usa/en_US/benefits',
    route: '/:countryCode/:languageCode/benefits/:benefitCode?',
    ...who,
  })

it('shows the logo [P-001]', () => {
  openAs({})
  expect(screen.getByRole('link', { name: 'Amparo, home' }).querySelector('svg')).toBeTruthy()
})

it('shows a guest the languages, but no links and no logout [P-002, P-003, P-004, P-X33]', () => {
  openAs({})
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy()
})

it('shows a cardholder the country’s links, with the current one marked, and logout [P-002, P-003, P-378, P-X33]', async () => {
  openAs({ card })
  const links = within(await screen.findByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Benefits', '/usa/en_US/benefits', 'page'],
      ['Claims', '/usa/en_US/claims', null],
      ['Claim status', '/usa/en_US/claim-status', null],
      ['Contact', '/usa/en_US/contact', null],
    ],
  )
  expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/?logout=1')
})

it('is quiet while a claim is filled in: a way out instead of links and logout', async () => {
  const { app } = openAs({ card })
  await screen.findByRole('navigation')
  const leave = vi.fn()
  act(() => app.part(claimExit).set({ label: 'Save and exit', leave }))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  expect(leave).toHaveBeenCalledOnce()
  act(() => app.part(claimExit).set(null))
  expect(await screen.findByRole('navigation')).toBeTruthy()
})

it('links to the marketplace while its flag is on [P-378, P-X54]', async () => {
  const flags = [{ code: 'mcu_nam_cp', status: 'on' }]
  openAs({ card, answers: { '/api/feature_flags/v1/': () => ({ body: flags }) } })
  const link = await screen.findByRole('link', { name: 'More coverage' })
  expect(link.getAttribute('href')).toBe('/usa/en_US/marketplace')
})

it('marks the benefits while one of them is open [P-002]', async () => {
  openAs({ card, path: '/usa/en_US/benefits/CDW' })
  const nav = within(await screen.findByRole('navigation'))
  expect(nav.getByRole('link', { name: 'Benefits' }).getAttribute('aria-current')).toBe('true')
  expect(nav.getByRole('link', { name: 'Claims' }).getAttribute('aria-current')).toBeNull()
})

it('keeps the history state when the language changes [P-004, C-129]', async () => {
  const { router } = openAs({ card })
  await act(() => router.navigate('/usa/en_US/benefits/CDW', { state: { isWithinClaim: true } }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'es_LAC' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/usa/es_LAC/benefits/CDW'))
  expect(router.state.location.state).toEqual({ isWithinClaim: true })
})

it('offers no language selection if there is only one [P-004, P-X33]', () => {
  renderPage(<TopBar country={aCountry()} />)
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull()
})

it('has a menu that opens and closes, with all links and settings [P-005, P-006]', async () => {
  openAs({ card })
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const _ of ['once', 'again']) {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog'))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Benefits',
      'Claims',
      'Claim status',
      'Contact',
      'Log out',
    ])
    expect(menu.getAllByRole('combobox')).toHaveLength(2)
    fireEvent.click(menu.getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

it('closes the menu on the way to another page [P-006]', async () => {
  const { router } = openAs({ card })
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Benefits' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/usa/en_US/benefits')
})

it('lets a page ask first if the logo is clicked, but not if the link opens in a new tab [M-273]', () => {
  const { app, router } = openAs({ card })
  const ask = vi.fn()
  act(() => app.part(logoAction).set(ask))
  const logo = screen.getByRole('link', { name: 'Amparo, home' })
  fireEvent.click(logo)
  fireEvent.click(logo, { ctrlKey: true })
  expect([ask.mock.calls.length, router.state.location.pathname]).toEqual([1, '/usa/en_US/benefits'])
})
