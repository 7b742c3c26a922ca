import type { Country } from '@amparo/contract/countries'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'

const { countries } = loadCatalogue()
const country = (code: string) => countries.get(code) ?? expect.fail(`${code} is not in the catalogue`)
const codes = (keep: (code: string) => boolean) => [...countries.keys()].filter(keep)

const spanishFirst = 'ARG BOL CHL COL CRI DOM ECU GTM HND MEX NIC PAN PER PRI PRY SLV URY VEN'.split(' ')
const englishFirst = 'ABW ATG BHS BLZ BRB CUW CYM DMA GRD GUY HTI JAM KNA LCA SUR TTO VCT VIR'.split(' ')

const languages: [string, string, string, string][] = [
  ['AUS', 'AP', 'en_AP', '[P-333]'],
  ['CHN', 'AP', 'zh_CN en_AP', '[P-334]'],
  ['HKG', 'AP', 'zh_TW en_AP', '[P-335]'],
  ['IDN', 'AP', 'id_ID en_AP', '[P-336]'],
  ['IND', 'AP', 'en_AP', '[P-337]'],
  ['KOR', 'AP', 'ko_KR en_AP', '[P-338]'],
  ['MAC', 'AP', 'zh_TW en_AP', '[P-339]'],
  ['MYS', 'AP', 'ms_MY en_AP', '[P-340]'],
  ['NZL', 'AP', 'en_AP', '[P-341]'],
  ['PHL', 'AP', 'en_AP', '[P-342]'],
  ['SGP', 'AP', 'en_AP zh_CN', '[P-343]'],
  ['THA', 'AP', 'th_TH en_AP', '[P-344]'],
  ['TWN', 'AP', 'zh_TW en_AP', '[P-345]'],
  ['VNM', 'AP', 'vi_VN en_AP', '[P-346]'],
  ['BRA', 'LAC', 'pt_BR en_LAC', '[P-347]'],
  ...spanishFirst.map((code): [string, string, string, string] => [code, 'LAC', 'es_LAC en_LAC', '[P-347]']),
  ...englishFirst.map((code): [string, string, string, string] => [code, 'LAC', 'en_LAC es_LAC', '[P-347]']),
  ['SAU', 'EEMEA', 'ar_EEMEA en_EEMEA', '[P-348]'],
  ['CAN', 'NAM', 'en_US', '[P-349]'],
  ['USA', 'NAM', 'en_US', '[P-350]'],
]

it('has exactly the 54 countries [P-X49]', () => {
  expect(codes(() => true).sort()).toEqual(languages.map(([code]) => code).sort())
  expect(languages).toHaveLength(54)
})

it.each(languages)('puts %s in region %s with the languages %s, in this order %s [P-X58]', (code, region, inOrder) => {
  expect(country(code)).toMatchObject({ region, languages: inOrder.split(' ') })
})

it.each([
  ['NAM', 2, '[P-329]'],
  ['LAC', 37, '[P-330] [P-X28]'],
  ['AP', 14, '[P-331]'],
  ['EEMEA', 1, '[P-332]'],
])('has region %s with %i countries %s', (region, count) => {
  expect(codes((code) => country(code).region === region)).toHaveLength(count)
})

it.each<[keyof Country, string | boolean, string, string]>([
  ['isBenefitsVisible', false, 'CAN', '[P-362]'],
  ['isClaimsVisible', false, 'CAN', '[P-363]'],
  ['isPostalCodeRequired', true, 'CAN USA', '[P-364] [P-365]'],
  ['isDisclaimersVisible', true, 'USA', '[P-366]'],
  ['isSurnameRequired', true, 'AUS HKG MAC MYS NZL PHL SGP THA VNM', '[P-367] [P-X29]'],
  ['isClaimStatusVisible', false, 'CHN IDN IND KOR SAU TWN', '[P-368] [P-369] [P-370] [P-371] [P-373] [P-374]'],
  ['isStartClaimEnabled', false, 'IND', '[P-372]'],
  ['loginSuccessPath', '/claim-status', 'CAN', '[P-151]'],
  ['insurerLogo', 'IND', 'IND', '[P-375]'],
  ['insurerLogo', 'TWN', 'TWN', '[P-376]'],
])('sets %s to %s for %s only %s [P-X32]', (key, value, expected) => {
  expect(codes((code) => country(code)[key] === value).sort()).toEqual(expected.split(' '))
})

it('lists the contact numbers of all countries, unless a country is configured otherwise [C-X55]', () => {
  expect(codes((code) => !country(code).contact.isListFull)).toEqual(['CHN'])
})

it('has the default insurer logo for the other 52 [P-377]', () => {
  expect(codes((code) => country(code).insurerLogo === 'default')).toHaveLength(52)
})

it.each(languages.map(([code]) => code))(
  'has exactly the links for %s that its configuration shows [P-X54]',
  (code) => {
    const { isBenefitsVisible, isClaimsVisible, isClaimStatusVisible, loggedInLinks } = country(code)
    expect(loggedInLinks).toEqual([
      ...(isBenefitsVisible ? ['benefits'] : []),
      ...(isClaimsVisible ? ['claims'] : []),
      ...(isClaimStatusVisible ? ['claim-status'] : []),
      ...(isBenefitsVisible ? ['contact'] : []),
      ...(code === 'USA' ? ['marketplace'] : []),
    ])
  },
)

it.each(languages.map(([code]) => code))('asks in %s for the fields that its claim-status text explains', (code) => {
  const { isPostalCodeRequired, isSurnameRequired, claimStatusSlug } = country(code)
  const asked = isPostalCodeRequired ? '-postal-code' : isSurnameRequired ? '-surname' : ''
  expect(claimStatusSlug).toBe(`claim-status${asked}`)
})

it.each(languages.map(([code]) => code))(
  'gives %s international contact numbers and a currency that exists',
  (code) => {
    const { contactNumbers, currency } = country(code)
    expect(contactNumbers.map(({ kind }) => kind)).toEqual(['toll_free', 'local', 'abroad'])
    for (const { number } of contactNumbers) expect(number).toMatch(/^\+[1-9]\d{7,14}$/)
    // XCG is newer than some versions of the table in Node.
    expect([...Intl.supportedValuesOf('currency'), 'XCG']).toContain(currency)
  },
)
