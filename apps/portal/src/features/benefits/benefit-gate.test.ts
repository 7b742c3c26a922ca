import { loadContent } from '@amparo/content/load-content'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, anAnswer } from '../../testing/test-data.ts'
import { benefitGate, guideGate } from './benefit-gate.ts'

const store = loadContent()

/** A content store without Thai, for a country that also has English. */
function withoutThai() {
  const asked: string[] = []
  const { app } = createTestApp({
    card: aCard(),
    fetch: async (input) => {
      const address = String(input)
      asked.push(address)
      if (address.includes('/countries/')) {
        return Response.json(aCountry({ code: 'THA', region: 'AP', languages: ['th_TH', 'en_AP'] }))
      }
      if (address.includes('/benefits/')) {
        // In Asia-Pacific a benefit has a guide if it has terms.
        const benefits = [aBenefit({ url_terms_and_conditions: '/terms' })]
        return Response.json(anAnswer({ ica_country: 'THA', benefits }))
      }
      const [, language = '', slug = ''] = /^\/content\/(\w+)\/([\w-]+)\.json$/.exec(address) ?? []
      const found = language === 'th_TH' ? 'unknown-language' : store.get(language, slug)
      return typeof found === 'string' ? new Response('', { status: 403 }) : new Response(found.body.toString())
    },
  })
  return { app, asked }
}
const params = { countryCode: 'tha', languageCode: 'th_TH', benefitCode: 'CDW' }
const visit = { params } as unknown as LoaderFunctionArgs

it.each([
  ['benefit-details', benefitGate],
  ['guides', guideGate],
])('loads %s in the country’s other language if the page’s is missing [P-314]', async (slug, gate) => {
  const { app, asked } = withoutThai()
  await gate(app, async () => null)(visit)
  const tried = asked.filter((address) => address.endsWith(`/${slug}.json`))
  expect(tried).toEqual([`/content/th_TH/${slug}.json`, `/content/en_AP/${slug}.json`])
})
