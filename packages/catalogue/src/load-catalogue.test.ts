import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadCatalogue } from './load-catalogue.ts'
import { copyData, edit, folder, testRefusals } from './testing/data-folder.ts'

copyData('.')

it('reads an operator’s folder instead of the built-in one', () => {
  edit('countries/BRA.json', (country) => country.languages.reverse())
  expect(loadCatalogue(folder).countries.get('BRA')?.languages).toEqual(['en_LAC', 'pt_BR'])
  expect(loadCatalogue().countries.get('BRA')?.languages).toEqual(['pt_BR', 'en_LAC'])
})

testRefusals(
  () => loadCatalogue(folder),
  () => `catalogue: ${folder}/`,
  [
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
    ['a currency without a rate', 'currencies.json', (c) => delete c.BRL, 'BRL: is missing (BRA uses it)'],
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
      'a model from before 1990',
      'vehicles.json',
      ([make]) => (make.models[0] = ['CL', 1989]),
      '[0].models[0][1]: must be at least 1990',
    ],
    [
      'a prefix that is not a number',
      'networks.json',
      (c) => (c.diners.prefixes[0] = '3x'),
      'diners.prefixes[0]: "3x" does not match',
    ],
  ],
)

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
  'marketplace.json',
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
