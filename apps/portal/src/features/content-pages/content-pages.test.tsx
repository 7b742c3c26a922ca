import { loadContent } from '@amparo/content/load-content'
import type { Locale } from '@amparo/rules/locale/locales'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { contentKey } from '../../platform/content/content.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { AccessibilityPage } from './accessibility-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { sectionsOf } from './sections.ts'
import { TermsPage } from './terms-page.tsx'

afterEach(resetPage)

const store = loadContent()
const open = (page: ReactNode, path: string, route: string) => renderPage(page, { path, route })

it.each<[string, Locale]>([
  ['/pt_BR/terms', 'pt_BR'],
  ['/ar_EEMEA/terms', 'ar_EEMEA'],
  ['/terms', 'en_US'],
])('shows at %s name, image and body of the terms in %s [P-030, P-031, P-032, P-033]', (path, locale) => {
  const { container } = open(<TermsPage />, path, '/:languageCode?/terms')
  const text = store.content(locale, 'terms')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.display_name)
  expect(container.querySelector('.content-head svg')).toBeTruthy()
  expect(screen.getByRole('article').textContent).toContain(text.intro[0])
  const contact = screen.getByRole('region', { name: text.s9_title })
  expect(contact.textContent).toContain(text.s9_body[1])
  const mailbox = within(contact).getByRole('link', { name: 'help@tervanta.example' })
  expect(mailbox.getAttribute('href')).toBe('mailto:help@tervanta.example')
  expect(screen.getAllByRole('region')).toHaveLength(9)
  expect(document.title).toContain(text.display_name)
})

it('shows the image that content names, and a shield for an unknown one [P-031]', async () => {
  const { app, container } = open(<TermsPage />, '/terms', '/terms')
  const drawn = () => container.querySelector('.content-head svg')?.innerHTML
  const shield = drawn()
  const set = (background_img: string) =>
    app.queries.setQueryData(contentKey('en_US', 'terms'), { ...store.content('en_US', 'terms'), background_img })
  set('identity')
  await expect.poll(() => drawn()).not.toBe(shield)
  set('../secret')
  await expect.poll(() => drawn()).toBe(shield)
})

it('shows when it was changed, in the date format of the language', () => {
  open(<TermsPage />, '/terms', '/terms')
  expect(screen.getByText('Last updated on 11/15/2026')).toBeTruthy()
  open(<TermsPage />, '/en_AP/terms', '/:languageCode/terms')
  expect(screen.getByText('Last updated on 15/11/2026')).toBeTruthy()
})

it('lists its sections as links', () => {
  open(<AccessibilityPage />, '/accessibility', '/accessibility')
  const contents = screen.getByRole('navigation', { name: 'Accessibility statement' })
  const links = within(contents).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#s1', '#s2', '#s3', '#s4', '#s5', '#s6'])
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy()
})

it('shows the accessibility statement from content [P-028]', () => {
  open(<AccessibilityPage />, '/es_LAC/accessibility', '/:languageCode?/accessibility')
  const text = store.content('es_LAC', 'accessibility')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.display_name)
  expect(screen.getByRole('region', { name: text.s1_title }).textContent).toContain(text.s1_body[0])
})

it('shows the privacy notice as a page of our own [P-008, P-X60]', () => {
  const leaveFor = vi.fn()
  open(<PrivacyPage leaveFor={leaveFor} />, '/privacy', '/privacy')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy notice')
  expect(leaveFor).not.toHaveBeenCalled()
})

it.each([
  ['https://bank.example/privacy', true],
  ['http://bank.example/privacy', false],
  ['javascript:alert(1)', false],
])('redirects to the privacy notice at %s: %s [P-008, P-X34, P-X60]', async (external_url, leaves) => {
  const leaveFor = vi.fn()
  const { app } = open(<PrivacyPage leaveFor={leaveFor} />, '/privacy', '/privacy')
  app.queries.setQueryData(contentKey('en_US', 'privacy'), { ...store.content('en_US', 'privacy'), external_url })
  if (leaves) await expect.poll(() => leaveFor).toHaveBeenCalledWith(external_url)
  expect(screen.queryByRole('heading', { level: 1 }) === null).toBe(leaves)
  expect(leaveFor).toHaveBeenCalledTimes(leaves ? 1 : 0)
})

it('shows text that looks like markup as text', async () => {
  const { app, container } = open(<TermsPage />, '/terms', '/terms')
  const intro = ['<img src=x onerror=alert(1)>', '[x](javascript:alert(1))']
  app.queries.setQueryData(contentKey('en_US', 'terms'), { ...store.content('en_US', 'terms'), intro })
  await expect.poll(() => container.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(container.querySelector('img, a[href^="javascript"]')).toBeNull()
})

it('orders sections by number, and reads a missing body as empty', () => {
  expect(sectionsOf({ s10_title: 'Ten', s2_title: 'Two', s2_body: ['b'], updated: 'x' })).toEqual([
    { id: 's2', title: 'Two', body: ['b'] },
    { id: 's10', title: 'Ten', body: [] },
  ])
})
