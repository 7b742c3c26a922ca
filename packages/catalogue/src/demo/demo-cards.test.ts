import { binOf, cardDigits, cardNumberProblem } from '@amparo/rules/card/card-number'
import { locales } from '@amparo/rules/locale/locales'
import { describe, expect, it } from 'vitest'
import type { Product, ProductBenefit } from '../catalogue.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { findProduct } from '../products/find-product.ts'
import { type DemoCard, loadDemoCards } from './demo-cards.ts'

const TODAY = '2026-11-15'
const catalogue = loadCatalogue()
const cards = loadDemoCards()

function find({ number }: DemoCard) {
  const digits = cardDigits(number)
  return findProduct(catalogue, { bin: binOf(digits), number_length: digits.length })
}

/** What the benefits call must answer for a card: the refusal, or its active benefits. */
function answer(card: DemoCard): { refusal: string } | { product: Product; benefits: ProductBenefit[] } {
  const found = find(card)
  if (found.kind === 'diners') return { refusal: 'diners_club_card' }
  if (found.kind === 'unknown') return { refusal: 'unable_to_verify_card' }
  const { product } = found
  if (!catalogue.countries.has(product.country)) return { refusal: 'incorrect_bank_country' }
  if (product.status === 'moved') return { refusal: `redirect_to_${product.partner}` }
  if (product.status === 'phone_only') return { refusal: 'transfer_to_phone' }
  if (product.status === 'suspended') return { refusal: 'generic_api_exception' }
  if (product.status === 'unsupported') return { refusal: 'unsupported_product_code' }
  if (product.benefits.length === 0) return { refusal: 'no_benefits_found' }
  return { product, benefits: product.benefits.filter((one) => (one.benefit_effective_date ?? '') <= TODAY) }
}

function accepted(beginning: string) {
  const matching = cards.filter(({ shows }) => shows.startsWith(beginning))
  expect(matching.length, `demo cards that show "${beginning}"`).toBeGreaterThan(0)
  return matching.map((card) => {
    const given = answer(card)
    return 'refusal' in given ? expect.fail(`${card.shows}: ${given.refusal}`) : given
  })
}

const isExpired = ({ benefit_expiration_date: date }: ProductBenefit) => date !== null && date < TODAY

it.each(['PRO', 'CPU', 'EPP'])(
  '%s is the code of a product with a demo card, and of no benefit or claim form [C-X72]',
  (code) => {
    expect(cards.map(answer).filter((given) => 'product' in given && given.product.product_code === code)).not.toEqual(
      [],
    )
    const benefits = catalogue.products.flatMap((product) => product.benefits.map(({ benefit_code }) => benefit_code))
    expect([...benefits, ...catalogue.claimForms.keys()]).not.toContain(code)
  },
)

describe('every demo card', () => {
  it('has a number that the card field accepts', () => {
    for (const { number, shows } of cards) {
      expect(number, shows).toMatch(/^\d+( \d+)+$/)
      expect(cardNumberProblem(number), shows).toBeNull()
    }
  })

  it('has a unique number and description', () => {
    expect(new Set(cards.map(({ number }) => cardDigits(number))).size).toBe(cards.length)
    expect(new Set(cards.map(({ shows }) => shows)).size).toBe(cards.length)
  })

  it('belongs to no real network, except the one that must be refused', () => {
    for (const card of cards) if (find(card).kind !== 'diners') expect(card.number[0]).toBe('9')
  })

  it('names the country and a language of its product', () => {
    for (const card of cards) {
      const found = find(card)
      if (found.kind !== 'product') continue
      expect(card.country).toBe(found.product.country)
      expect(catalogue.countries.get(card.country)?.languages ?? ['en_US']).toContain(card.language)
    }
  })

  it('has as many benefits as its description says', () => {
    for (const { shows, ...card } of cards) {
      const promised = /(\d+) benefits/.exec(shows)
      const given = answer({ shows, ...card })
      if (promised) expect('benefits' in given && given.benefits.length, shows).toBe(Number(promised[1]))
    }
  })
})

describe('the demo cards together', () => {
  it.each([...catalogue.countries.keys()])('cover %s', (country) => {
    expect(cards.some((card) => card.country === country && 'benefits' in answer(card))).toBe(true)
  })

  it.each(locales)('cover the language %s', (locale) => {
    expect(cards.some(({ language }) => language === locale)).toBe(true)
  })

  it('cover every product', () => {
    const reached = new Set(cards.map(find).map((found) => found.kind === 'product' && found.product))
    for (const product of catalogue.products) expect(reached.has(product), product.product_name).toBe(true)
  })

  it.each([
    'diners_club_card',
    'generic_api_exception',
    'incorrect_bank_country',
    'transfer_to_phone',
    'unable_to_verify_card',
    'unsupported_product_code',
    'no_benefits_found',
    'redirect_to_harborline',
    'redirect_to_verdemar',
  ])('are refused with %s only if the description says so', (refusal) => {
    const says = cards.filter(({ shows }) => shows.startsWith(`Refusal ${refusal}:`))
    const does = cards.filter((card) => {
      const given = answer(card)
      return 'refusal' in given && given.refusal === refusal
    })
    expect(says).toHaveLength(1)
    expect(does).toEqual(says)
  })

  it.each<[string, (product: Product, benefits: ProductBenefit[]) => boolean]>([
    ['Brand-agnostic', ({ is_brand_agnostic }) => is_brand_agnostic],
    ['Prepaid card', ({ is_prepaid_card }) => is_prepaid_card],
    ['All benefits expired', (_, benefits) => benefits.length > 0 && benefits.every(isExpired)],
    ['Some benefits expired', (_, benefits) => benefits.some(isExpired) && !benefits.every(isExpired)],
    ['Empty list', ({ benefits }, inForce) => benefits.length > 0 && inForce.length === 0],
    ['Exactly one benefit', (_, benefits) => benefits.length === 1],
    ['Premium card of the USA', (_, benefits) => benefits.length > 8],
    ['Product graduation', (_, benefits) => benefits.every(({ disabled }) => disabled.product_graduation !== null)],
    ['Third-party banner', (_, benefits) => benefits.filter((one) => one.is_third_party).length === 1],
    ['A benefit that the dashboard hides', (_, benefits) => benefits.some((one) => !one.display_on_dashboard)],
    ['Product code PRO', ({ product_code }) => product_code === 'PRO'],
    ['Product code CPU', ({ product_code }) => product_code === 'CPU'],
    ['Product code EPP', ({ product_code }) => product_code === 'EPP'],
    ['Plan black', ({ plan }) => plan === 'black'],
    ['Plan plus', ({ plan }) => plan === 'plus'],
    ['Identity theft help with benefit id 29990', (_, benefits) => benefits.some((one) => one.benefit_id === '29990')],
    ...['EME', 'TRA', 'TRCC', 'CHUBB'].map(
      (provider): [string, (_: Product, benefits: ProductBenefit[]) => boolean] => [
        `Benefits-only provider ${provider}:`,
        (_, benefits) => benefits.every(({ source }) => source === provider),
      ],
    ),
  ])('show "%s" if the description says so', (beginning, holds) => {
    for (const { product, benefits } of accepted(beginning)) expect(holds(product, benefits)).toBe(true)
  })

  it.each([
    ['Cell phone issuer list 1', 'cellphone-protection'],
    ['Cell phone issuer list 2', 'cellphone-protection-plus'],
    ['Cell phone issuer list 3', 'cellphone-protection-premium'],
    ['Cell phone issuer in no list', undefined],
  ])('show "%s": %s', (beginning, entry) => {
    for (const { product, benefits } of accepted(beginning)) {
      expect(benefits.some(({ benefit_code }) => benefit_code === 'CEL')).toBe(true)
      expect(catalogue.issuerLists.CEL.find(({ issuers }) => issuers.includes(product.ica))?.entry).toBe(entry)
    }
  })

  it.each([14, 15])('include a number of %i digits with benefits', (length) => {
    const [card] = cards.filter(({ shows }) => shows === `A number of ${length} digits`)
    expect(cardDigits(card?.number ?? '')).toHaveLength(length)
    expect(accepted(`A number of ${length} digits`)[0]?.benefits.length).toBeGreaterThan(0)
  })
})
