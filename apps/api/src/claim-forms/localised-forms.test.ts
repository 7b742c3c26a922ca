import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import type { Question } from '@amparo/contract/claim-forms'
import { countryCodes } from '@amparo/rules/locale/country-codes'
import { locales } from '@amparo/rules/locale/locales'
import { expect, it } from 'vitest'
import { loadClaimTexts } from './load-claim-texts.ts'
import { createLocalisedForms } from './localised-forms.ts'

const catalogue = loadCatalogue()
const formOf = createLocalisedForms({ catalogue, texts: loadClaimTexts(catalogue) })
const form = (
  benefit_code: string,
  country: string,
  locale: (typeof locales)[number] = 'en_US',
  today = '2026-11-15',
) => {
  const ready = formOf({ benefit_code, country, locale, today })
  if (!ready) throw new Error(`no form of ${benefit_code}`)
  return ready
}
type Form = ReturnType<typeof form>
const questionsOf = ({ pages }: Form) =>
  pages.flatMap((page) => page.question_groups.flatMap((group) => group.questions))
const question = (ready: Form, key: string) => {
  const found = questionsOf(ready).find(({ question_key }) => question_key === key)
  if (!found) throw new Error(`nobody asks ${key}`)
  return found
}
const values = (ready: Form, key: string) => question(ready, key).options.map(({ value }) => value)

it('gives every question of every form its title and message, in every language [C-579]', () => {
  for (const [code] of catalogue.claimForms)
    for (const locale of locales)
      for (const one of questionsOf(form(code, 'USA', locale))) {
        expect(one.title, `${locale} ${one.question_key}`).not.toBe('')
        if (one.data_type !== 'none') expect(one.error_message, `${locale} ${one.question_key}`).not.toBe('')
        for (const { title } of one.options) expect(title).not.toBe('')
      }
})

const everyQuestion = [...catalogue.claimForms.keys()].flatMap((code) => questionsOf(form(code, 'USA')))
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

it.each<[keyof Question, string]>([
  ['question_key', 'C-037'],
  ['question_type', 'C-038'],
  ['data_type', 'C-039'],
  ['required', 'C-045'],
  ['error_message', 'C-046'],
  ['tags', 'C-052'],
  ['nested_group_id', 'C-053'],
  ['any_filled_group_id', 'C-054'],
  ['related_question_key', 'C-055'],
])('gives every question its %s, which some fill in [%s]', (field) => {
  for (const one of everyQuestion) expect(Object.keys(one), one.question_key).toContain(field)
  expect(everyQuestion.some((one) => isFilled(one[field]))).toBe(true)
})

it.each<[keyof Question['options'][number], string]>([
  ['value', 'C-047'],
  ['title', 'C-047'],
  ['outcome', 'C-049'],
  ['analytics', 'C-050'],
])('gives every option its %s, which some fill in [%s]', (field) => {
  const options = everyQuestion.flatMap((one) => one.options)
  for (const one of options) expect(Object.keys(one), one.value).toContain(field)
  expect(options.some((one) => isFilled(one[field]))).toBe(true)
})

it('gives every validation rule, value, modifier and both messages [C-051]', () => {
  const fields = ['rule', 'value', 'modifier', 'error_message', 'custom_error_message']
  for (const { validations } of everyQuestion)
    for (const validation of validations) expect(Object.keys(validation)).toEqual(expect.arrayContaining(fields))
})

it('asks the questions of the country [C-031]', () => {
  const pages = (country: string) => form('CDW', country).pages.map(({ page_key }) => page_key)
  expect(pages('USA')).toContain('payment_details')
  expect(pages('BRA')).not.toContain('payment_details')
  expect(questionsOf(form('CDW', 'BRA')).map(({ question_key }) => question_key)).toContain('cardholder_cpf')
  expect(questionsOf(form('CDW', 'USA')).map(({ question_key }) => question_key)).not.toContain('cardholder_cpf')
})

it('offers the card’s country first, then the others in the sort order of the language', () => {
  const options = question(form('CDW', 'MEX', 'es_LAC'), 'incident_country').options
  expect(options[0]).toMatchObject({ value: 'MEX', title: 'México' })
  expect(options.slice(1, 3).map(({ title }) => title)).toEqual(['Afganistán', 'Albania'])
  expect(options).toHaveLength(countryCodes.size)
})

it('has a name for every country in every language, and includes every served country', () => {
  for (const locale of locales) {
    const options = question(form('CDW', 'USA', locale), 'incident_country').options
    expect(options.filter(({ title, value }) => title === value || title === countryCodes.get(value))).toEqual([])
    expect(new Set(options.map(({ title }) => title)).size).toBe(options.length)
  }
  for (const country of catalogue.countries.keys()) expect(countryCodes.has(country), country).toBe(true)
})

it('offers the card’s currency first, then the major currencies', () => {
  const options = question(form('CDW', 'BRA', 'pt_BR'), 'expense_currency').options
  expect(options[0]).toMatchObject({ value: 'BRL', title: 'Real brasileiro (BRL)' })
  expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'MXN']))
})

it('offers model years from next year back to 1990 [C-089, C-X11]', () => {
  const years = values(form('CDW', 'USA', 'en_US', '2026-11-15'), 'vehicle_year')
  expect([years[0], years.at(-1), years.length]).toEqual(['2027', '1990', 38])
  expect(values(form('CDW', 'USA', 'en_US', '2019-01-01'), 'vehicle_year')[0]).toBe('2020')
})

it('leaves makes and models to the page, but includes the “other” option [C-079]', () => {
  expect(question(form('CDW', 'USA'), 'vehicle_make')).toMatchObject({
    related_question_key: 'vehicle_year',
    options: [{ value: 'other', title: 'Another make' }],
  })
})

it('carries rules with their own message [C-051, C-110]', () => {
  expect(question(form('CDW', 'USA'), 'rental_returned_at').validations[0]).toEqual({
    rule: 'date_after_custom_error',
    value: '{{rental_picked_up_at}}',
    modifier: null,
    error_message: null,
    custom_error_message: expect.stringMatching(/\w/),
  })
})

it('builds a form once for each country and language', () => {
  expect(form('CDW', 'USA')).toBe(form('CDW', 'USA', 'en_US', '2026-01-01'))
  expect(form('CDW', 'USA')).not.toBe(form('CDW', 'MEX'))
})

it('has a different version if anything differs', () => {
  const version = (ready: Form) => JSON.parse(ready.pagesAnswer.json.toString()).version
  expect(version(form('CDW', 'USA'))).toMatch(/^[\w-]{22}$/)
  expect(version(form('CDW', 'USA'))).not.toBe(version(form('CDW', 'MEX')))
})

it('refuses a form with an unsafe pattern at startup, and names its place', () => {
  const form = structuredClone(catalogue.claimForms.get('CDW'))
  const first = form?.pages[0]?.question_groups[0]?.questions[0]
  if (!form || !first) throw new Error('no form to spoil')
  first.validations = [{ rule: 'regex', value: '^(a+)+$' }]
  const spoilt = { ...catalogue, claimForms: new Map([['CDW', form]]) }
  expect(() => createLocalisedForms({ catalogue: spoilt, texts: loadClaimTexts(catalogue) })).toThrow(
    /^catalogue: data\/claim-forms\/CDW\.json: cardholder_details\.person\.cardholder_first_name/,
  )
})

it.each(locales)('asks for the names in the order in which people write them in %s', (locale) => {
  const keys = questionsOf(form('CDW', 'USA', locale)).map(({ question_key }) => question_key)
  const names = ['cardholder_first_name', 'cardholder_last_name']
  const isFamilyFirst = ['zh_TW', 'zh_CN', 'ko_KR', 'vi_VN'].includes(locale)
  expect(keys.slice(0, 2)).toEqual(isFamilyFirst ? names.reverse() : names)
})
