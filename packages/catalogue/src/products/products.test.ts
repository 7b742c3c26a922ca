import { expect, it } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'

const { countries, products, issuerLists } = loadCatalogue()
const granted = (country: string, product_code: string) =>
  products.find((product) => product.country === country && product.product_code === product_code)?.benefits ?? []
const grant = (country: string, product_code: string, code: string) =>
  granted(country, product_code).find(({ benefit_code }) => benefit_code === code)

it('has a product for every country, and more than one kind of card in every region', () => {
  for (const code of countries.keys()) expect(products.some(({ country }) => country === code)).toBe(true)
  for (const region of ['NAM', 'LAC', 'AP', 'EEMEA']) {
    const sizes = products
      .filter(({ country }) => countries.get(country)?.region === region)
      .map(({ benefits }) => benefits.length)
    expect(new Set(sizes.filter((size) => size > 0)).size).toBeGreaterThan(1)
  }
})

it('uses no numbers of a real card network', () => {
  for (const { from, to } of products.flatMap(({ ranges }) => ranges)) expect(from[0] + String(to[0])).toBe('99')
})

it.each([
  ['ADD', '[P-212]'],
  ['ATM', '[P-213]'],
  ['ATS', '[P-214]'],
  ['CDW', '[P-215]'],
  ['CEL', '[P-216]'],
  ['CID', '[P-217]'],
  ['CWD', '[P-218]'],
  ['MEX', '[P-219]'],
  ['PEI', '[P-220]'],
  ['TIN', '[P-221]'],
  ['TIR', '[P-222]'],
  ['TRC', '[P-223]'],
  ['TRD', '[P-224]'],
  ['WTY', '[P-225]'],
])('has a product with benefit %s %s', (code) => {
  expect(products.some(({ benefits }) => benefits.some(({ benefit_code }) => benefit_code === code))).toBe(true)
})

it('merges general terms, programme and product, in this order', () => {
  expect(grant('USA', 'HID', 'CID')).toEqual({
    benefit_code: 'CID',
    benefit_id: '29990',
    source: 'SEN',
    coverage_type: 'identity',
    display_on_dashboard: true,
    is_third_party: false,
    is_claimable: true,
    is_adjudicatable: true,
    benefit_effective_date: '2024-01-01',
    benefit_expiration_date: '2030-12-31',
    url_terms_and_conditions: null,
    occurrence_max_amount: null,
    is_phone_only: false,
    content_entry: 'identity-help',
    terms: { claim_days: 60, document_days: 120, watch_months: 12 },
    claim_form: { pages: expect.any(Number), minutes: expect.any(Number), documents: expect.any(Array) },
    disabled: { product_graduation: null, expired_benefit: null },
  })
})

it('marks as phone-only what its entry marks, and nothing else [P-X23]', () => {
  const marked = granted('USA', 'HPT').filter(({ is_phone_only }) => is_phone_only)
  expect(marked.map(({ benefit_code }) => benefit_code)).toEqual(['ADD'])
})

it('removes a benefit that is null in the product', () => {
  expect(granted('USA', 'HPP').map(({ benefit_code }) => benefit_code)).toEqual(['CID', 'PUR', 'RSA'])
})

it.each([
  ['USA', 'HCL', 50_000],
  ['BRA', 'HCL', 200_000],
  ['CYM', 'HCL', 32_000],
  ['KOR', 'HCL', 70_000_000],
  ['USA', 'HON', 50_000],
])('gives the limit of purchase protection in the currency of %s (%s): %i hundredths', (country, product, amount) => {
  expect(grant(country, product, 'PUR')?.occurrence_max_amount).toBe(amount)
})

it('gives each benefit in Asia-Pacific its own terms', () => {
  expect(grant('THA', 'HCL', 'TIN')?.url_terms_and_conditions).toBe('/tha/{language}/benefits/tin/guide')
})

it.each([
  ['USA', 'HCL', { year_amount: 100_000, window_days: 90 }],
  ['USA', 'HPT', { year_amount: 2_500_000, window_days: 120 }],
  ['BRA', 'HCL', { year_amount: 2_500_000, window_days: 90 }],
])('merges the terms of %s %s one by one, with amounts in its currency', (country, product, terms) => {
  expect(grant(country, product, 'PUR')?.terms).toEqual({ claim_days: 60, document_days: 120, ...terms })
})

it.each([
  ['USA', 'HMB', 'CEL', 'cellphone-protection', '[P-266]'],
  ['USA', 'HMP', 'CEL', 'cellphone-protection-plus', '[P-266]'],
  ['USA', 'HMX', 'CEL', 'cellphone-protection-premium', '[P-266]'],
  ['USA', 'HMS', 'CEL', 'cell-phone', '[P-266]'],
  ['USA', 'HPT', 'CDW', 'masterrental-2', '[P-267]'],
  ['BRA', 'HPL', 'CDW', 'masterrental-2', '[P-267]'],
  ['MEX', 'HBK', 'MEX', 'masterassist-black', '[P-268]'],
  ['MEX', 'HPL', 'MEX', 'masterassist-plus', '[P-268]'],
  ['USA', 'HPT', 'TRD', 'trip-delay', ''],
])('describes %s %s %s with %s %s', (country, product, code, entry) => {
  expect(grant(country, product, code)?.content_entry).toBe(entry)
})

it.each([
  ['USA', 'HPT', 'CDW', true],
  ['USA', 'HPT', 'ADD', false],
  ['USA', 'HPT', 'RSA', false],
])('summarizes the claim form of %s %s %s: %s', (country, product, code, has) => {
  expect(grant(country, product, code)?.claim_form === null).toBe(!has)
})

it('asks for the documents of the country', () => {
  const asked = (country: string, product: string) => grant(country, product, 'PUR')?.claim_form?.documents ?? []
  expect(asked('THA', 'HCL')).toContain('DOC017')
  expect(asked('USA', 'HCL')).not.toContain('DOC017')
})

it('has each benefit id once in a product', () => {
  for (const { benefits } of products) {
    expect(new Set(benefits.map(({ benefit_id }) => benefit_id)).size).toBe(benefits.length)
  }
})

it('lists only issuers that exist, each in one of three lists [P-X25]', () => {
  const listed = issuerLists.CEL.flatMap(({ issuers }) => issuers)
  expect(issuerLists.CEL).toHaveLength(3)
  expect(new Set(listed).size).toBe(listed.length)
  for (const issuer of listed) expect(products.some(({ ica }) => ica === issuer)).toBe(true)
})

it.each([
  ['MEX', 'HBK', 'black'],
  ['MEX', 'HPL', 'plus'],
  ['CHL', 'HPT', 'plus'],
  ['MEX', 'HCL', null],
])('reads the plan of %s %s as %s [P-X25]', (country, code, plan) => {
  const product = products.find((one) => one.country === country && one.product_code === code)
  expect(product?.plan).toBe(plan)
})
