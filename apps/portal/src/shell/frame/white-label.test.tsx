import { type ContentStore, loadContent } from '@amparo/content/load-content'
import { type Slug, slugs } from '@amparo/content/slugs'
import { locales } from '@amparo/rules/locale/locales'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetPage } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  resetPage()
  document.title = ''
})

const card = aCard()
const on = ['global_accessibility_statement']

/** All visible text and all labels of the page. */
function allText(): string {
  const named = [...document.querySelectorAll('[alt], [aria-label], [title], [placeholder]')].flatMap((element) =>
    ['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
  )
  return [document.title, document.body.textContent, ...named].join('\n')
}

const open = [
  '/',
  '/pt_BR/login',
  '/terms',
  '/privacy',
  '/accessibility',
  '/return-to-mastercard',
  '/usa/en_US/claim-status',
]
const closed = ['/benefits', '/contact', '/claims', '/claim-status', '/terms', '/privacy', '/accessibility']

async function expectNoBrand() {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).not.toBe(''))
  expect(allText()).not.toMatch(/amparo/i)
  expect(document.querySelector('.wordmark svg')).toBeNull()
}

it.each(open)('hides logo and name at %s of a host that starts with "ba" [P-321, P-322, P-324]', async (path) => {
  openApp(path, { flags: on, settings: { brand: 'neutral' } })
  await expectNoBrand()
})

it.each(closed)('hides logo and name at %s for a card that is marked so [P-321, P-322, P-323]', async (page) => {
  const brandless = { is_brand_agnostic: true }
  openApp(`/usa/en_US${page}`, { card: { ...card, isBrandAgnostic: true }, benefits: brandless, flags: on })
  await expectNoBrand()
})

it.each(closed)('hides logo and name at %s of Australia on such a host [P-321, P-322, P-325, P-X27]', async (page) => {
  openApp(`/aus/en_AP${page}`, { card, benefits: { ica_country: 'AUS' }, flags: on, settings: { brand: 'neutral' } })
  await expectNoBrand()
})

it('shows both in Australia elsewhere [P-325, P-X27]', async () => {
  openApp('/aus/en_AP/benefits', { card, benefits: { ica_country: 'AUS' } })
  await screen.findByRole('heading', { level: 1 })
  expect(allText()).toContain('Amparo')
  expect(document.querySelector('.wordmark svg')).toBeTruthy()
})

it('hides both during maintenance [P-321, P-322]', async () => {
  openApp('/', { flags: ['portal_unavailable'], settings: { brand: 'neutral' } })
  await expectNoBrand()
})

it.each(locales)('has no content in %s that contains the name [P-322]', (locale) => {
  const store: ContentStore = loadContent()
  for (const slug of Object.keys(slugs) as Slug[])
    expect(JSON.stringify(store.content(locale, slug)), slug).not.toMatch(/amparo\b(?!-)/i)
})
