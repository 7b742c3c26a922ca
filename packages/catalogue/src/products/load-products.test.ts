import { expect, it } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'
import { copyData, edit, folder, type Json, testRefusals } from '../testing/data-folder.ts'

copyData('.')

it('accepts an unknown benefit code [P-226]', () => {
  edit('benefits.json', ({ benefits }) => Object.assign(benefits, { PET: { source: 'NMA', coverage_type: 'pets' } }))
  edit('products/BRA.json', ([product]) => Object.assign(product, { benefits: { PET: { benefit_id: '35099' } } }))
  const [product] = loadCatalogue(folder).products.filter(({ country }) => country === 'BRA')
  expect(product?.benefits).toContainEqual(expect.objectContaining({ benefit_code: 'PET', coverage_type: 'pets' }))
})

const first = (change: (product: Json) => void) => (products: Json) => change(products[0])

testRefusals(
  () => loadCatalogue(folder),
  () => `catalogue: ${folder}/`,
  [
    [
      'a term that the texts use but no product has',
      'benefits.json',
      ({ benefits }) => delete benefits.ATM.terms.window_hours,
      'benefits.ATM: terms.window_hours is missing, its texts name it',
    ],
    [
      'a limit that the texts use but no product has',
      'programmes.json',
      (p) => delete p['lac-southern-standard'].benefits.ATM.occurrence_max_amount,
      'benefits.ATM: occurrence_max_amount is missing, its texts name it',
    ],
    [
      'a part of a limit that is more than the limit',
      'programmes.json',
      (p) => delete p['india-standard'].benefits.TIN.terms,
      'benefits.TIN: terms.medical_amount contradicts occurrence_max_amount, the most for one incident',
    ],
    [
      'a yearly limit that is less than the limit of one incident',
      'benefits.json',
      ({ benefits }) => {
        benefits.ATM.terms.year_amount = 1
      },
      'benefits.ATM: terms.year_amount contradicts occurrence_max_amount, the most for one incident',
    ],
    [
      'a partner that is missing',
      'partners.json',
      (c) => delete c.verdemar,
      'partner: verdemar is not in partners.json',
    ],
    [
      'a partner over plain http',
      'partners.json',
      (c) => (c.verdemar.url = 'http://a.example'),
      'verdemar.url: "http://a.example" does not match',
    ],
    [
      'a moved product without a partner',
      'products/BRA.json',
      first((p) => (p.status = 'moved')),
      '[0].partner: is missing, as the product has moved',
    ],
    [
      'a partner of a product that has not moved',
      'products/BRA.json',
      first((p) => (p.partner = 'verdemar')),
      '[0].partner: is only for a product that has moved',
    ],
    [
      'an unknown programme',
      'products/BRA.json',
      first((p) => (p.programme = 'gold')),
      '[0].programme: gold is not in programmes.json',
    ],
    [
      'an unknown benefit',
      'products/BRA.json',
      first((p) => (p.benefits = { ZZZ: {} })),
      '[0].benefits.ZZZ: is not in benefits.json',
    ],
    [
      'an unknown benefit in a programme',
      'programmes.json',
      (c) => (c['lac-standard'].benefits.ZZZ = {}),
      'lac-standard.benefits.ZZZ: is not in benefits.json',
    ],
    [
      'an incomplete benefit',
      'products/BRA.json',
      first((p) => (p.benefits = { ADD: {} })),
      '[0].benefits.ADD: benefit_id: is missing',
    ],
    [
      'a day that does not exist',
      'products/BRA.json',
      first((p) => (p.every_benefit = { benefit_expiration_date: '2030-02-30' })),
      '[0].every_benefit.benefit_expiration_date: not_a_day',
    ],
    [
      'a range that ends before it starts',
      'products/BRA.json',
      first((p) => (p.ranges[0].to = '90000000')),
      '[0].ranges[0]: from and to must both have 6 or both have 8 digits',
    ],
    [
      'overlapping ranges',
      'products/BRA.json',
      first((p) => (p.ranges[0].to = '90760300')),
      'ranges: 90760300-90760399 of Horizon Black overlaps 90760100-90760300 of Horizon Classic (BRA)',
    ],
  ],
)
