import { loadContent } from '@amparo/content/load-content'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/render-page.tsx'
import { aCard, aCountry, anAnswer } from '../testing/test-data.ts'
import { showSnackbar } from '../ui/feedback/snackbar.ts'
import { App } from './app.tsx'
import { createRoutes } from './routing/routes.tsx'

const store = loadContent()
const countries: Record<string, unknown> = {
  USA: aCountry(),
  THA: aCountry({ code: 'THA', languages: ['th_TH', 'en_AP'] }),
}

/** Real content, two countries, and a card from the USA. */
const network: typeof fetch = async (input) => {
  const path = String(input)
  const [, language = '', slug = ''] = /^\/content\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
  const found = store.get(language, slug)
  if (typeof found !== 'string') return new Response(found.body.toString())
  if (path.includes('/benefits/')) return Response.json(anAnswer())
  const country = countries[/countries\/(\w+)\/$/.exec(path)?.[1] ?? '']
  return country
    ? Response.json(country)
    : Response.json({ error_code: 'unsupported_country', request_id: 'r' }, { status: 422 })
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function open(path: string, { isLoggedIn = false, fetch = network } = {}) {
  const { app } = createTestApp({ fetch, card: isLoggedIn ? aCard() : undefined })
  const { routes, options } = createRoutes(app)
  const router = createMemoryRouter(routes, { initialEntries: [path], ...options })
  render(<App app={app} router={router} />)
  return router
}
const heading = () => screen.findByRole('heading', { level: 1 })

it.each([
  ['/', '/', ''],
  ['/nowhere', '/', '[P-087]'],
  ['/xx_XX/login', '/', '[P-109, P-X43]'],
  ['/zzz/en_US/benefits', '/', '[P-108]'],
  ['/usa/xx_XX/benefits', '/', '[P-109]'],
  ['/usa/en_US/benefits', '/', '[P-101, P-112]'],
  ['/tha/th_TH/benefits', '/th_TH/login', '[P-101, P-112]'],
  ['/tha/en_US', '/tha/th_TH', '[P-084, P-X43]'],
])('redirects a guest from %s to %s %s', async (from, to) => {
  const router = open(from)
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
  await heading()
})

it.each([
  ['/usa/en_US', '/usa/en_US/benefits', '[P-084]'],
  ['/Usa/en_US/benefits', '/Usa/en_US/benefits', '[P-088, P-X50]'],
  ['/tha/en_US/benefits', '/usa/en_US/benefits', '[P-110]'],
  ['/usa/en_US/what-is-this', '/usa/en_US/benefits', '[P-096]'],
])('redirects a cardholder from %s to %s %s', async (from, to) => {
  const router = open(from, { isLoggedIn: true })
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
  expect((await heading()).textContent).toBe('1 benefit comes with your card')
})

it('shows navigation and logout to cardholders only [P-001, P-002, P-003]', async () => {
  open('/')
  await heading()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull()
  cleanup()
  open('/usa/en_US/benefits', { isLoggedIn: true })
  await heading()
  expect(screen.getByRole('link', { name: 'Amparo, home' }).querySelector('svg')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Benefits' })).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/?logout=1')
})

it('changes the language and keeps the page [P-004]', async () => {
  const router = open('/')
  await heading()
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(select.querySelectorAll('option')).toHaveLength(14)
  fireEvent.change(select, { target: { value: 'ar_EEMEA' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/ar_EEMEA/login'))
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
  expect(document.documentElement.lang).toBe('ar-SA')
})

it('shows a copyright line with years from 1994 [P-011]', async () => {
  open('/')
  await heading()
  expect(screen.getByText(`© 1994–${new Date().getFullYear()} Amparo`)).toBeTruthy()
})

it('shows a new page from its top, with the focus on its heading [P-026]', async () => {
  open('/usa/en_US/benefits', { isLoggedIn: true })
  await heading()
  fireEvent.click(screen.getByRole('link', { name: 'Log out' }))
  await screen.findByRole('status')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

it('shows that a page stopped working, with the request number, when a call fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken: typeof fetch = async (input, init) =>
    String(input).includes('/countries/')
      ? Response.json({ error_code: 'internal_error', request_id: 'req-7' }, { status: 500 })
      : network(input, init)
  open('/usa/en_US/benefits', { isLoggedIn: true, fetch: broken })
  expect((await heading()).textContent).toBe('This page stopped working')
  expect(screen.getByText(/req-7/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('shows a message on a page that nobody has touched', async () => {
  open('/usa/en_US/contact', { isLoggedIn: true })
  await heading()
  showSnackbar({ variant: 'danger', text: 'The file was not sent.' })
  expect((await screen.findByRole('alert', undefined, { timeout: 60_000 })).textContent).toContain('not sent')
})
