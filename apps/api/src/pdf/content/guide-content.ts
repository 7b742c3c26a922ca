import type { Product, ProductBenefit } from '@amparo/catalogue/catalogue'
import { benefitWords, sayWith } from '@amparo/content/benefit-words'
import { fill } from '@amparo/content/fill'
import { type Guide, guideDocument } from '@amparo/content/guide-document'
import type { ContentStore } from '@amparo/content/load-content'
import type { Country } from '@amparo/contract/countries'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import type { GuideContent } from './pdf-content.ts'

type About = { product: Product; benefit: ProductBenefit; country: Country; locale: Locale; name: string; day: IsoDate }

/** The same text as on the guide's page, from the same content and terms. */
export function guideContent(guide: Guide, content: Pick<ContentStore, 'content'>, about: About): GuideContent {
  const { product, locale, name, day } = about
  const labels = content.content(locale, 'guide-page')
  const say = sayWith(wordsOf(about))

  return {
    kind: 'guide',
    locale,
    day,
    author: product.ica_legal_name,
    title: fill(labels.title, { name }),
    issuedFor: fill(labels.issued_for, { product: product.product_name, issuer: product.ica_legal_name }),
    asOf: fill(labels.as_of, { date: formatDate(day, locale) }),
    intro: say(guide.intro),
    contents: labels.contents,
    sections: guideDocument(guide, labels, say),
    pageOf: labels.page_of,
  }
}

function wordsOf({ product, benefit, country, locale }: About) {
  const phone = phoneLink(country.contactNumbers[0]?.number ?? '')
  const { product_name, ica_legal_name: issuer } = product
  return benefitWords({ benefit, product: product_name, issuer, currency: country.currency, locale, phone })
}

/** On one line, and a tap calls it. */
function phoneLink(number: string): string {
  return `[${phoneDisplay(number).replaceAll(' ', '\u00a0')}](tel:${number})`
}
