import { type Slug, slugs } from '@amparo/content/slugs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawModals, resetPage } from '../testing/render-page.tsx'
import { openApp } from './testing/open-app.tsx'
import { pages } from './testing/pages-with-slugs.tsx'

const cases = pages.flatMap((page) => page.slugs.map((slug) => [page.path, slug, page] as const))

beforeEach(() => {
  drawModals()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  resetPage()
  vi.restoreAllMocks()
})

it.each(cases)(
  '%s keeps its frame if %s cannot be loaded, and reports it once [P-315, P-X57]',
  async (path, slug, page) => {
    const view = openApp(path, { ...page.options, brokenSlugs: [slug] })
    const main = await screen.findByRole('main')
    await within(main).findByRole('heading', { level: 1 })
    await page.use?.(view)
    await waitFor(() => expect(view.asked.some((address) => address.includes(`/${slug}.json`))).toBe(true))
    const failedCalls = (page.failedCalls ?? []).map((code) => expect.objectContaining({ code }))
    const failedSlug = { code: 'CMS_ERROR', failed_request_id: null }
    await waitFor(() => expect(view.reports).toEqual([...failedCalls, failedSlug]))
    expect(screen.getByRole('link', { name: 'Amparo, home' })).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toContain('Privacy')
    await within(screen.getByRole('main')).findByRole('heading', { level: 1 })
  },
)

it('keeps the frame in the language before if its texts cannot be loaded in the next one [P-315, P-X57]', async () => {
  const view = openApp('/', { brokenSlugs: ['shell'] })
  await screen.findByRole('heading', { level: 1 })
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'pt_BR' } })
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/pt_BR/login'))
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('link', { name: 'Amparo, home' })).toBeTruthy()
  expect(screen.getByRole('contentinfo').textContent).toContain('Privacy')
  expect(view.reports).toEqual([{ code: 'CMS_ERROR', failed_request_id: null }])
})

it('shows a last message if the texts of the maintenance page cannot be loaded', async () => {
  const view = openApp('/', { flags: ['portal_unavailable'], brokenSlugs: ['portal-unavailable'] })
  await screen.findByRole('heading', { level: 1, name: 'This page stopped working' })
  await waitFor(() => expect(view.reports).toHaveLength(1))
})

/** Tested above, or with the widget. */
const elsewhere: Slug[] = ['shell', 'portal-unavailable', 'claim-widget']
/** Mails, files and answers of the API. */
const ofApi: Slug[] = [
  'phone-code-message',
  'claim-statuses',
  'claim-form-file',
  'transfer-form-file',
  'sign-in-mail',
  'policy-mails',
  'claim-mails',
  'outline-of-coverage',
  'electronic-consent',
  'policy-certificate',
]

it('covers every slug that the portal loads', () => {
  const covered = new Set([...pages.flatMap((page) => page.slugs), ...elsewhere, ...ofApi])
  expect(Object.keys(slugs).filter((slug) => !covered.has(slug as Slug))).toEqual([])
})
