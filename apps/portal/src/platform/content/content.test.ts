import { ContentError } from '@amparo/content/content-error'
import type { Locale } from '@amparo/rules/locale/locales'
import { expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { languagesToTry } from './content.ts'

it.each<[Locale, Locale[], Locale[]]>([
  ['th_TH', ['th_TH', 'en_AP'], ['th_TH', 'en_AP', 'en_US']],
  ['en_AP', ['th_TH', 'en_AP'], ['en_AP', 'th_TH', 'en_US']],
  ['en_US', [], ['en_US']],
])('tries %s, then the country’s other languages, then the default [P-314]', (locale, others, languages) => {
  expect(languagesToTry(locale, others)).toEqual(languages)
})

const settings = {
  vaultOrigin: 'https://vault.test',
  cmsBase: '/content',
  space: 'benefits',
  clockOffsetMs: 0,
  brand: 'amparo',
  supportPhone: null,
  cardNetworkUrl: null,
  demo: false,
} as const

function storeWith(languages: string[]) {
  const asked: string[] = []
  const { readContent } = createPlatform(settings, {
    fetch: async (address) => {
      asked.push(String(address))
      const language = String(address).split('/')[2] ?? ''
      const fields = [{ slug: 'title', content_type: 'text', text: language, order: 0, related_entry: null }]
      return languages.includes(language)
        ? Response.json({ slug: 'x', name: 'X', fields })
        : new Response('', { status: 403 })
    },
  })
  return { readContent, asked }
}

it('falls back to the next language when one is missing [P-314, P-400]', async () => {
  const { readContent, asked } = storeWith(['en_AP'])
  expect(await readContent('something-went-wrong', ['th_TH', 'en_AP', 'en_US'])).toMatchObject({ title: 'en_AP' })
  expect(asked).toEqual(['/content/th_TH/something-went-wrong.json', '/content/en_AP/something-went-wrong.json'])
})

it('fails when no language is left [P-315]', async () => {
  await expect(storeWith([]).readContent('shell', ['th_TH', 'en_US'])).rejects.toBeInstanceOf(ContentError)
})
