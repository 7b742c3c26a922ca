import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadCatalogue } from './load-catalogue.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  cpSync(fileURLToPath(new URL('../data', import.meta.url)), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

// biome-ignore lint/suspicious/noExplicitAny: the tests break the files in ways that have no type
type Json = any
function edit(file: string, change: (content: Json) => void) {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(content)
  writeFileSync(join(folder, file), JSON.stringify(content))
}

it('reads the folder of an operator in place of the built-in one', () => {
  edit('countries/BRA.json', (country) => country.languages.reverse())
  expect(loadCatalogue(folder).countries.get('BRA')?.languages).toEqual(['en_LAC', 'pt_BR'])
  expect(loadCatalogue().countries.get('BRA')?.languages).toEqual(['pt_BR', 'en_LAC'])
})

it('takes a benefit code that it has not seen before [P-226]', () => {
  edit('benefits.json', ({ benefits }) => Object.assign(benefits, { PET: { source: 'NMA', coverage_type: 'pets' } }))
  edit('products/BRA.json', ([product]) => Object.assign(product, { benefits: { PET: { benefit_id: '35099' } } }))
  const [product] = loadCatalogue(folder).products.filter(({ country }) => country === 'BRA')
  expect(product?.benefits).toContainEqual(expect.objectContaining({ benefit_code: 'PET', coverage_type: 'pets' }))
})

const first = (change: (product: Json) => void) => (products: Json) => change(products[0])

it.each<[string, string, (content: Json) => void, string]>([
  ['no language', 'countries/BRA.json', (c) => (c.languages = []), 'languages: must not be empty'],
  [
    'an unknown language',
    'countries/BRA.json',
    (c) => (c.languages = ['xx_XX']),
    'languages[0]: "xx_XX" is not one of en_US',
  ],
  [
    'a language twice',
    'countries/BRA.json',
    (c) => c.languages.push('pt_BR'),
    'languages: must not name a language twice',
  ],
  [
    'a duplicate country',
    'countries/BRA.json',
    (c) => (c.code = 'ARG'),
    'code: is ARG, but the file is named BRA.json',
  ],
  ['a misspelt key', 'countries/BRA.json', (c) => (c.isBenefitVisible = true), 'does not know isBenefitVisible'],
  [
    'a wrong type',
    'countries/BRA.json',
    (c) => (c.isBenefitsVisible = 'yes'),
    'isBenefitsVisible: must be of type boolean',
  ],
  [
    'a term that the texts name and nobody gives',
    'benefits.json',
    ({ benefits }) => delete benefits.ATM.terms.window_hours,
    'benefits.ATM: terms.window_hours is missing, its texts name it',
  ],
  [
    'a limit that the texts name and nobody gives',
    'programmes.json',
    (p) => delete p['lac-southern-standard'].benefits.ATM.occurrence_max_amount,
    'benefits.ATM: occurrence_max_amount is missing, its texts name it',
  ],
  ['a currency without a rate', 'currencies.json', (c) => delete c.BRL, 'BRL: is missing (BRA uses it)'],
  ['a partner that is missing', 'partners.json', (c) => delete c.verdemar, 'partner: verdemar is not in partners.json'],
  [
    'a partner over plain http',
    'partners.json',
    (c) => (c.verdemar.url = 'http://a.example'),
    'verdemar.url: "http://a.example" does not match',
  ],
  [
    'a move to nowhere',
    'products/BRA.json',
    first((p) => (p.status = 'moved')),
    '[0].partner: is missing, as the product has moved',
  ],
  [
    'a partner without a move',
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
    'a range back to front',
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
  ['an empty issuer list', 'issuer-lists.json', (c) => (c.CEL[1].issuers = []), 'CEL[1].issuers: must not be empty'],
  [
    'a model that ends before it begins',
    'vehicles.json',
    ([make]) => (make.models[0] = ['CL', 2003, 1997]),
    '[0].models: must not end before they begin',
  ],
  [
    'a model twice in a year',
    'vehicles.json',
    ([make]) =>
      (make.models = [
        ['Integra', 1990, 2001],
        ['Integra', 2001],
      ]),
    '[0].models: must not stand twice for the same year',
  ],
  ['a make twice', 'vehicles.json', (makes) => (makes[1].make = 'acura'), 'must not name a make twice'],
  [
    'a model of before 1990',
    'vehicles.json',
    ([make]) => (make.models[0] = ['CL', 1989]),
    '[0].models[0][1]: Too small',
  ],
  [
    'a prefix that is no number',
    'networks.json',
    (c) => (c.diners.prefixes[0] = '3x'),
    'diners.prefixes[0]: "3x" does not match',
  ],
])('refuses %s and says where', (_, file, change, problem) => {
  edit(file, change)
  expect(() => loadCatalogue(folder)).toThrow(problem)
  expect(() => loadCatalogue(folder)).toThrow(`catalogue: ${folder}/`)
})

it.each([
  ['[P-351]', 'claimStatusSlug'],
  ['[P-352]', 'contactNumbers'],
  ['[C-270, C-271]', 'contact'],
  ['[P-353]', 'isBenefitsVisible'],
  ['[P-354]', 'isClaimStatusVisible'],
  ['[P-355]', 'isClaimsVisible'],
  ['[P-356]', 'isDisclaimersVisible'],
  ['[P-357]', 'isStartClaimEnabled'],
  ['[P-358]', 'isPostalCodeRequired'],
  ['[P-359]', 'isSurnameRequired'],
  ['[P-360]', 'loggedInLinks'],
  ['[P-361]', 'loginSuccessPath'],
])('%s refuses a country without %s', (_, key) => {
  edit('countries/CAN.json', (country) => delete country[key])
  expect(() => loadCatalogue(folder)).toThrow(`catalogue: ${folder}/countries/CAN.json: ${key}: is missing`)
})

it.each([
  'benefits.json',
  'programmes.json',
  'currencies.json',
  'partners.json',
  'networks.json',
  'issuer-lists.json',
  'vehicles.json',
])('names %s when it is missing or broken', (file) => {
  writeFileSync(join(folder, file), '{ "half": ')
  expect(() => loadCatalogue(folder)).toThrow(`catalogue: ${folder}/${file}: is not JSON: `)
  rmSync(join(folder, file))
  expect(() => loadCatalogue(folder)).toThrow(`catalogue: ${folder}/${file}: does not exist`)
})

it('names a folder that is missing', () => {
  rmSync(join(folder, 'countries'), { recursive: true })
  expect(() => loadCatalogue(folder)).toThrow(`catalogue: ${folder}/countries: does not exist`)
})
