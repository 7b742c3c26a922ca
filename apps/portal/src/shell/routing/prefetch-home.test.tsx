import { loadContent } from '@amparo/content/load-content'
import { expect, it, vi } from 'vitest'
import { contentKey, contentQuery } from '../../platform/content/content.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { prefetchHome } from './prefetch-home.ts'

const store = loadContent()

function open(missing: string) {
  const asked: string[] = []
  const { app } = createTestApp({
    fetch: async (input) => {
      asked.push(String(input))
      const [, language = '', slug = ''] = /^\/content\/(\w+)\/([\w-]+)\.json$/.exec(String(input)) ?? []
      const found = language === missing ? 'unknown-language' : store.get(language, slug)
      return typeof found === 'string' ? new Response('', { status: 403 }) : new Response(found.body.toString())
    },
  })
  return { app, asked }
}

it('loads the texts of the benefits page in the language of card entry, once [P-314]', async () => {
  const { app, asked } = open('')
  prefetchHome(app, '/th_TH/login')
  await vi.waitFor(() => expect(app.queries.getQueryData(contentKey('th_TH', 'benefits-home'))).toBeTruthy())
  await vi.waitFor(() => expect(app.queries.getQueryData(contentKey('th_TH', 'third-party-banner'))).toBeTruthy())
  const before = [...asked]
  prefetchHome(app, '/th_TH/login')
  expect(asked).toEqual(before)
})

it('leaves a missing language to the page, which tries those of the card’s country in their order [P-314]', async () => {
  const { app, asked } = open('th_TH')
  prefetchHome(app, '/th_TH/login')
  const page = { slug: 'benefits-home', locale: 'th_TH', others: ['th_TH', 'en_AP'] } as const
  await app.queries.ensureQueryData(contentQuery(app.platform, page))
  const tried = asked.filter((address) => address.endsWith('/benefits-home.json'))
  expect(tried).toEqual(['th_TH', 'th_TH', 'en_AP'].map((language) => `/content/${language}/benefits-home.json`))
  expect(asked.filter((address) => address.includes('/errors/'))).toEqual([])
})
