import type { Schema } from '@amparo/content/schema'
import { type Slug, slugs } from '@amparo/content/slugs'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetPage } from '../testing/render-page.tsx'
import { aBenefit, aCard } from '../testing/test-data.ts'
import { openApp } from './testing/open-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(resetPage)

/** For every slug with optional fields, the pages that show it, and a heading or text that is there without them. */
const pages: [Slug, string, string][] = [
  ['benefit-details', '/usa/en_US/benefits/CDW', 'Rental car damage waiver'],
  ['guides', '/usa/en_US/benefits/CDW/guide', 'Guide to benefits: Rental car damage waiver'],
  ['campaigns', '/campaign/new-phone', 'Take care of your new phone'],
  ['privacy', '/privacy', 'Privacy notice'],
]

type WireEntry = { slug: string; fields: { slug: string }[] }

/** The entries of a slug with nothing but their required fields. */
function onlyRequired(slug: Slug, json: string): string {
  const schema: Schema = slugs[slug]
  const entry = JSON.parse(json)
  const strip = (one: WireEntry, fields: Readonly<Record<string, { optional?: true }>> = {}) => ({
    ...one,
    fields: one.fields.filter((field) => !fields[field.slug.split('.')[0] ?? '']?.optional),
  })
  if (schema.kind === 'entry') return JSON.stringify(strip(entry, schema.fields))
  const entries = entry.entries.map((one: WireEntry) => strip(one, schema.entries[one.slug]?.fields))
  return JSON.stringify({ ...entry, entries })
}

it.each(pages)('%s without optional fields shows at %s, with the rest of the page', async (slug, path, title) => {
  const asked: Slug[] = []
  const { reports } = openApp(path, {
    card: path.startsWith('/usa') ? aCard() : undefined,
    benefits: { benefits: [aBenefit()] },
    changeContent(name, json) {
      asked.push(name)
      return onlyRequired(name, json)
    },
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(asked).toContain(slug)
  for (const heading of screen.queryAllByRole('heading', { level: 2 })) {
    expect(heading.parentElement?.textContent, 'a heading without text').not.toBe(heading.textContent)
  }
  expect(reports).toEqual([])
})

it('covers every slug with optional fields', () => {
  const hasOptional = (schema: Schema): boolean =>
    schema.kind === 'entry'
      ? Object.values(schema.fields).some(({ optional }) => optional)
      : Object.values(schema.entries).some(hasOptional)
  const found = Object.entries(slugs).filter(([, schema]) => hasOptional(schema))
  expect(found.map(([slug]) => slug).toSorted()).toEqual(pages.map(([slug]) => slug).toSorted())
})
