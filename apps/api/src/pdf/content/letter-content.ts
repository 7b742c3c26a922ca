import type { Catalogue, Product, ProductBenefit } from '@amparo/catalogue/catalogue'
import type { CatalogueCountry } from '@amparo/catalogue/countries/country-schema'
import { letterDocument } from '@amparo/content/letter-document'
import type { Letter } from '@amparo/content/letter-types'
import type { ContentStore } from '@amparo/content/load-content'
import type { PrintLetter } from '@amparo/contract/letters'
import { isPosted } from '@amparo/rules/letters/letter-kinds'
import { letterLanguages } from '@amparo/rules/letters/letter-languages'
import { formOfPayload } from '@amparo/rules/letters/letter-payload'
import { letterPhones } from '@amparo/rules/letters/letter-phones'
import type { LetterContent } from './pdf-content.ts'

type Sources = { catalogue: Pick<Catalogue, 'countries'>; content: Pick<ContentStore, 'content'> }
export type CardOfLetter = {
  lastFour: string
  product: Product
  benefit: ProductBenefit
  country: CatalogueCountry
  /** The portal's origin. */
  portal: string
}

/** A letter to print: the same document as on the page, in every language of the card's country, the reader's first. */
export function letterContent(sent: PrintLetter, card: CardOfLetter, { catalogue, content }: Sources): LetterContent {
  const inOrder = letterLanguages(card.country.languages, sent.language_code)
  const languages = inOrder.map((locale) => ({ locale, text: content.content(locale, 'letters') }))
  const document = letterDocument(letterOf(sent, card, catalogue), languages)
  const [first] = document.pages
  return {
    kind: 'letter',
    locale: first?.locale ?? 'en_US',
    title: first?.title ?? '',
    author: card.product.ica_legal_name,
    day: sent.issuance_date,
    pageOf: languages[0]?.text.page_of ?? '',
    document,
    missingCharacters: languages.map(({ text }) => text.missing_characters),
  }
}

function letterOf(sent: PrintLetter, card: CardOfLetter, { countries }: Pick<Catalogue, 'countries'>): Letter {
  const { product, benefit, country, lastFour, portal } = card
  const numbers = [...countries.values()].map((one) => ({ country: one.code, numbers: one.contactNumbers }))
  const own = { country: country.code, numbers: country.contactNumbers }
  const trip = 'destination' in sent ? [sent.destination, sent.origin] : []
  const isCoded = sent.kind === 'ap-certificate' && isPosted(sent.kind, country.code)
  return {
    kind: sent.kind,
    form: formOfPayload(sent.kind, sent as never),
    number: sent.ticket,
    issuedOn: sent.issuance_date,
    lastFour,
    product: product.product_name,
    issuer: product.ica_legal_name,
    country,
    benefit,
    phones: letterPhones(own, numbers, trip),
    portal,
    code: isCoded ? (sent.verification_code ?? null) : null,
  }
}
