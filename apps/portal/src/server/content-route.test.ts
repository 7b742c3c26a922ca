import { type Slug, slugs } from '@amparo/content/slugs'
import { toWire } from '@amparo/content/wire'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { expect, it } from 'vitest'
import { content, get, servePortal } from './testing/portal-plugin.ts'

servePortal()

/** Landing, letters, modals, saved claims, documents and their files, error messages, contact. */
const claimsArea: Slug[] = [
  'claims-start',
  'letters',
  'letter-forms',
  'letter-page',
  'disclaimers',
  'claim-submit',
  'phone-verification',
  'saved-claims',
  'claim-evidence',
  'claim-documents',
  'uploads',
  'claim-form',
  'claim-journey',
  'claim-review',
  'claim-receipt',
  'claim-status-page',
  'contact-page',
]

it('serves content by language and slug, by collection, and by entry [P-320, P-400]', async () => {
  expect((await get('/content/pt_BR/pan-entry-page.json')).json()).toMatchObject({ slug: 'pan-entry-page' })
  expect((await get('/content/en_US/cdw.json')).json()).toMatchObject({ slug: 'cdw' })
})

it.each(locales)('serves the texts of the claims area by slug in %s [C-578]', async (locale: Locale) => {
  for (const slug of claimsArea) {
    const texts = content.content(locale, slug)
    expect((await get(`/content/${locale}/${slug}.json`)).json(), slug).toEqual(toWire(slug, slugs[slug], texts))
  }
})

it.each([
  ['/content/xx_XX/shell.json', 403],
  ['/content/en_US/nothing.json', 404],
  ['/content/en_US/..%2f..%2fpackage.json', 404],
])('answers %s with %i [P-314]', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})
