import { expect, it } from 'vitest'
import type { ClaimForm, ClaimPage, Question } from './form-schema.ts'
import { claimFormSummary } from './form-summary.ts'

const question = (question_type: Question['question_type'], other: Partial<Question> = {}): Question => ({
  question_key: question_type,
  question_type,
  data_type: 'string',
  required: true,
  options: [],
  validations: [],
  tags: [],
  ...other,
})
const stories = Array.from({ length: 10 }, () => question('long_text'))
const page = (groups: Record<string, Question[]>, other: Partial<ClaimPage> = {}): ClaimPage => {
  const question_groups = Object.entries(groups).map(([group_id, questions]) => ({
    group_id,
    questions,
    next_group_id: group_id === 'first' ? 'last' : null,
  }))
  return { page_key: 'page', start_group_id: 'first', question_groups, ...other }
}
const form = (pages: ClaimPage[], documents: ClaimForm['documents'] = []) => ({ pages, documents })
const document = { uploadable: true, required: true }

it('names the documents of the country, in their order', () => {
  const documents = [
    { ...document, id: 'DOC002' },
    { ...document, id: 'DOC017', except_countries: ['USA'] },
    { ...document, id: 'DOC001', countries: ['USA'] },
  ]
  expect(claimFormSummary(form([], documents), 'USA').documents).toEqual(['DOC002', 'DOC001'])
  expect(claimFormSummary(form([], documents), 'THA').documents).toEqual(['DOC002', 'DOC017'])
})

it('counts the pages of the country', () => {
  const pages = [page({ first: [] }), page({ first: stories }, { except_countries: ['BRA'] })]
  expect(claimFormSummary(form(pages), 'BRA')).toEqual({ pages: 1, minutes: 5, documents: [] })
  expect(claimFormSummary(form(pages), 'THA')).toEqual({ pages: 2, minutes: 16, documents: [] })
})

it('leaves out pages that only a certain answer needs', () => {
  const on = { page_key: 'page', question_key: 'text' }
  const pages = [
    page({ first: stories }, { when: { ...on, is: ['a'] } }),
    page({ first: [] }, { when: { ...on, is_not: ['a'] } }),
  ]
  expect(claimFormSummary(form(pages), 'USA')).toEqual({ pages: 1, minutes: 5, documents: [] })
})

it.each<[string, Record<string, Question[]>, number]>([
  ['the groups that follow', { first: [question('text')], last: stories }, 17],
  ['no group of an outcome', { first: [question('radio')], aside: stories }, 5],
  [
    'a repeating group once',
    { first: [question('nested_group_list', { nested_group_id: 'item' })], item: stories },
    17,
  ],
  [
    'a group of which one is enough',
    { first: [question('any_filled_group_list', { any_filled_group_id: 'item' })], item: stories },
    17,
  ],
  ['no question of another country', { first: stories.map((one) => ({ ...one, countries: ['BRA'] })) }, 5],
])('counts the minutes of the usual path: %s', (_, groups, minutes) => {
  expect(claimFormSummary(form([page(groups)]), 'THA').minutes).toBe(minutes)
})
