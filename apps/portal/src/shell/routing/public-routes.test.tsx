import { loadContent } from '@amparo/content/load-content'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, matchRoutes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/render-page.tsx'
import { aCard, aCountry, anAnswer, panToken } from '../../testing/test-data.ts'
import { App } from '../app.tsx'
import { publicRoutes } from './public-routes.ts'
import { createRoutes } from './routes.tsx'

const store = loadContent()
const usa = aCountry({ loggedInLinks: ['benefits', 'claims', 'contact'] })

const aboutYou = {
  page_key: 'cardholder_details',
  title: 'About you',
  start_group_id: 'a',
  question_groups: [{ group_id: 'a', questions: [], next_group_id: null }],
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

function open(path: string, { isLoggedIn = false, statement = true, flagsFail = false } = {}) {
  const network: typeof fetch = async (input) => {
    const address = String(input)
    const [, language = '', slug = ''] = /^\/content\/(\w+)\/([\w-]+)\.json$/.exec(address) ?? []
    const found = store.get(language, slug)
    if (typeof found !== 'string') return new Response(found.body.toString())
    if (address.endsWith('/prefill_token')) return Response.json({ pan_token: panToken, last4: '4021', prefill: {} })
    if (address.includes('/questions/')) return Response.json({ questions: aboutYou })
    if (address.includes('/pages/')) return Response.json({ pages: [aboutYou], version: 'v1' })
    if (address.includes('/benefits/')) return Response.json(anAnswer())
    if (address.includes('/countries/USA/')) return Response.json(usa)
    if (address.includes('/languages/')) return Response.json({ languages: usa.languages })
    if (address.includes('/feature_flags/') && !flagsFail)
      return Response.json([{ code: 'global_accessibility_statement', status: statement ? 'on' : 'off' }])
    return Response.json({ error_code: 'internal_error', request_id: 'r' }, { status: 500 })
  }
  const { app } = createTestApp({ fetch: network, card: isLoggedIn ? aCard() : undefined })
  const { routes, options } = createRoutes(app)
  const router = createMemoryRouter(routes, { initialEntries: [path], ...options })
  render(<App app={app} router={router} />)
  return router
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it.each([
  ['/terms', store.content('en_US', 'terms').display_name],
  ['/pt_BR/terms', store.content('pt_BR', 'terms').display_name],
  ['/privacy', store.content('en_US', 'privacy').display_name],
  ['/th_TH/privacy', store.content('th_TH', 'privacy').display_name],
  ['/accessibility', store.content('en_US', 'accessibility').display_name],
  ['/ko_KR/accessibility', store.content('ko_KR', 'accessibility').display_name],
  ['/campaign/Summer-Travel', store.content('en_US', 'campaigns')['summer-travel'].title],
  ['/vi_VN/campaign/new-phone', store.content('vi_VN', 'campaigns')['new-phone'].title],
])('shows everybody the page %s [P-028, P-033, P-280, P-X07]', async (path, title) => {
  const router = open(path)
  expect(await heading(title)).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
})

const countryPages = [
  ['/usa/en_US/terms', 'Terms of use'],
  ['/usa/en_US/privacy', 'Privacy notice'],
  ['/usa/en_US/accessibility', 'Accessibility statement'],
  ['/usa/en_US/contact', 'Contact us'],
  ['/usa/en_US/claims', 'Start a claim'],
  ['/usa/en_US/claims/CDW/C-1', 'Start a claim'],
] as const

it.each(countryPages)('shows a cardholder %s', async (path, title) => {
  open(path, { isLoggedIn: true })
  expect(await heading(title)).toBeTruthy()
})

it.each(countryPages)('redirects a guest from %s to login [P-101, P-X07]', async (path) => {
  const router = open(path)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it.each([
  ['/accessibility', false, { statement: false }, '/'],
  ['/pt_BR/accessibility', false, { statement: false }, '/pt_BR/login'],
  ['/accessibility', false, { flagsFail: true }, '/'],
  ['/usa/en_US/accessibility', true, { statement: false }, '/'],
])('has no accessibility statement at %s without its flag [P-029, P-X31]', async (path, isLoggedIn, flags, to) => {
  const router = open(path, { isLoggedIn, ...flags })
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

it.each([
  '/dev/forms',
  '/dev/forms/en_US',
  '/xx_XX/terms',
  '/usa/privacy',
  '/xx/campaign/new-phone',
  '/campaign/unknown',
  '/campaign',
])('redirects from %s to login [P-109, P-289]', async (path) => {
  const router = open(path)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it.each([
  [
    '/usa/prefill?cardholder_data=t&benefit_code=CDW&language_code=en_US&country_code=USA',
    'About you',
    /^\/usa\/en_US\/claims\/CDW\/[\w-]+\/cardholder_details$/,
    '[P-162, P-167]',
  ],
  ['/sso?prefill_token=t&country_code=USA', '1 benefit comes with your card', /^\/usa\/en_US\/benefits$/, '[P-176]'],
])('shows progress, then redirects from %s to “%s” at %s %s', async (path, title, pathname) => {
  const router = open(path)
  expect((await screen.findByText('Loading')).getAttribute('role')).toBe('status')
  expect(await heading(title)).toBeTruthy()
  expect(router.state.location.pathname).toMatch(pathname)
  expect(router.state.location.search).toBe('')
})

it('shows the something-went-wrong dialog after an entry that failed [P-170, P-171]', async () => {
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= () => undefined
  const router = open('/usa/prefill?cardholder_data=t')
  expect(await screen.findByRole('dialog', { name: 'Something went wrong', hidden: true })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})

it.each([
  [true, '/dev/forms/:languageCode?'],
  [false, undefined],
])('has the form playground only in a demo (%s)', (demo, path) => {
  const routes = publicRoutes(createTestApp({ settings: { demo } }).app)
  expect(matchRoutes(routes, '/dev/forms')?.at(-1)?.route.path).toBe(path)
})
