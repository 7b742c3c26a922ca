import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { benefitWords, sayWith } from '@amparo/content/benefit-words'
import { guideDocument } from '@amparo/content/guide-document'
import { loadContent } from '@amparo/content/load-content'
import { guideLink } from '@amparo/rules/benefits/guide-link'
import { locales } from '@amparo/rules/locale/locales'
import { describe, expect, it } from 'vitest'

const catalogue = loadCatalogue()
const content = loadContent()
const granted = catalogue.products.flatMap((product) => {
  const country = catalogue.countries.get(product.country)
  return country ? product.benefits.map((benefit) => ({ product, benefit, country })) : []
})
/** One benefit per combination of text, terms and place, because the guide link depends on the place. */
const described = [
  ...new Map(
    granted.map((one) => {
      const { benefit, country } = one
      const place = ['BRA', 'IND', 'SAU'].includes(country.code) ? country.code : country.region
      return [[benefit.content_entry, place, ...Object.keys(benefit.terms)].join(), one]
    }),
  ).values(),
]

type Details = { faq: readonly unknown[]; short_description: string }

describe.each(locales)('the texts of every card in %s', (locale) => {
  const details = content.content(locale, 'benefit-details') as Record<string, Details>
  const guides = content.content(locale, 'guides')
  const labels = content.content(locale, 'guide-page')

  it('describe every benefit of every product, with at least four questions [P-231]', () => {
    for (const { benefit } of described) {
      expect(details[benefit.content_entry ?? '']?.faq.length, benefit.content_entry ?? '').toBeGreaterThanOrEqual(4)
    }
  })

  it('leave no placeholder unfilled, and include every guide that is linked', () => {
    for (const { product, benefit, country } of described) {
      const { product_name, ica_legal_name, product_code: productCode } = product
      const say = sayWith(
        benefitWords({
          benefit,
          product: product_name,
          issuer: ica_legal_name,
          currency: country.currency,
          locale,
          phone: '1',
        }),
      )
      const entry = benefit.content_entry as keyof typeof guides
      const texts = strings(details[entry])
      expect(texts.map(say).join(' ')).not.toMatch(/\{\w+\}|NaN|undefined/)
      const guide = guides[entry]
      if (guide) expect(JSON.stringify(guideDocument(guide, labels, say))).not.toMatch(/\{\w+\}|NaN|undefined/)
      expect(guide !== undefined || guideLink(benefit, { country, productCode, locale }) === null).toBe(true)
    }
  })
})

it('name every document that a claim form asks for, in every language', () => {
  const asked = new Set(granted.flatMap(({ benefit }) => benefit.claim_form?.documents ?? []))
  for (const locale of locales) {
    const names = content.content(locale, 'claim-documents') as Record<string, { title: string }>
    for (const id of asked) expect(names[id.toLowerCase()]?.title, id).toBeTruthy()
  }
})

it('has more than 20 different sets of benefits', () => {
  const sets = new Set(
    catalogue.products.map(({ benefits }) => benefits.map(({ benefit_code }) => benefit_code).join()),
  )
  expect(sets.size).toBeGreaterThan(20)
})

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}
