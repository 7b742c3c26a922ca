import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Question } from './form-schema.ts'
import { claimFormSummary } from './form-summary.ts'
import { loadClaimForms } from './load-claim-forms.ts'

const path = fileURLToPath(new URL('../../data', import.meta.url))
const forms = loadClaimForms({ path, label: 'data' })
const countries = readdirSync(`${path}/countries`).map((file) => file.slice(0, 3))
const groupsOf = (code: string) => forms.get(code)?.pages.flatMap(({ question_groups }) => question_groups) ?? []
const questionsOf = (code: string) => groupsOf(code).flatMap(({ questions }) => questions)
const all = [...forms.keys()].flatMap(questionsOf)

describe.each([...forms].filter(([, { only }]) => !only))('%s', (code, form) => {
  it('starts with the person, then the incident with its date', () => {
    expect(form.pages.slice(0, 2).map(({ page_key }) => page_key)).toEqual(['cardholder_details', 'incident_details'])
    const keys = form.pages[1]?.question_groups.flatMap(({ questions }) => questions.map((one) => one.question_key))
    expect(keys?.[0]).toBe('date_of_loss')
    expect(questionsOf(code).map((one) => one.question_key)).toContain('cardholder_primary_phone_number')
  })

  it('has three to seven pages and four to eight documents, and takes under half an hour, in every country', () => {
    for (const country of countries) {
      const { pages, documents, minutes } = claimFormSummary(form, country)
      expect([3, 4, 5, 6, 7]).toContain(pages)
      expect([4, 5, 6, 7, 8]).toContain(documents.length)
      expect(minutes).toBeLessThan(30)
    }
  })

  it('leaves payment in Brazil to the online payment form', () => {
    const { documents } = claimFormSummary(form, 'BRA')
    expect(documents).not.toContain('DOC017')
    const payment = form.pages.find(({ page_key }) => page_key === 'payment_details')
    expect(payment?.except_countries).toEqual(['BRA'])
  })

  it('never asks for the marker of missing payment details', () => {
    expect(form.documents.map(({ id }) => id)).not.toContain('DOC134')
  })
})

it('has a form for every benefit that is claimed on this site', () => {
  expect([...forms.keys()].join(' ')).toBe('ADD ATM BGD BGL CDW CEL CID CWD EMD MEX PEI PRI PUR TIN TIR TRC TRD WTY')
})

it('uses every question type, tag and rule somewhere', () => {
  expect(new Set(all.map((one) => one.question_type)).size).toBe(18)
  expect(new Set(all.flatMap(({ tags }) => tags)).size).toBe(9)
  expect(new Set(all.flatMap(({ validations }) => validations.map(({ rule }) => rule))).size).toBe(15)
})

it('asks for every document that content describes, and for no other', () => {
  const content = fileURLToPath(new URL('../../../content/en_US/claim-documents.json', import.meta.url))
  const described = Object.keys(JSON.parse(readFileSync(content, 'utf8'))).map((id) => id.toUpperCase())
  const asked = [...forms.values()].flatMap(({ documents }) => documents.map(({ id }) => id))
  // The documents of the Brazilian payment form are requested by an operator and by that form.
  const ofPayment = ['DOC134', 'DOC135', 'DOC136']
  expect([...new Set([...asked, ...ofPayment])].sort()).toEqual(described.sort())
})

it('asks for a CPF in Brazil only', () => {
  const asking = all.filter(({ validations }) => validations.some(({ rule }) => rule === 'brazil_cpf'))
  for (const { countries: asked } of asking) expect(asked).toEqual(['BRA'])
})

/** So that the text of a question and of its options can be written once for all forms. */
it('uses a question key with the same meaning in every form', () => {
  const meanings = new Map<string, string>()
  const meaning = ({ question_type, data_type, options, tags }: Question) =>
    JSON.stringify([question_type, data_type, options.map(({ value }) => value), tags])
  for (const question of all) {
    const known = meanings.get(question.question_key) ?? meaning(question)
    expect([question.question_key, meaning(question)]).toEqual([question.question_key, known])
    meanings.set(question.question_key, known)
  }
})

it('names only countries that are served', () => {
  const asked = [...forms.values()].flatMap(({ pages, documents }) => [...pages, ...documents, ...all])
  for (const { countries: only = [], except_countries = [] } of asked)
    for (const country of [...only, ...except_countries]) expect(countries).toContain(country)
})

/** An amount with the minimum 0 would allow no cents, because decimals have as many places as their minimum (C-121). */
it('allows cents in every amount of money', () => {
  for (const { data_type, validations } of all)
    if (data_type === 'money') expect(validations).toContainEqual({ rule: 'min_value', value: 0.01 })
})
