import type { ClaimPage, Question } from '@amparo/catalogue/claim-forms/form-schema'
import { expect, it } from 'vitest'
import { askedPage } from './asked-page.ts'

const ask = (question_key: string, more: Partial<Question> = {}): Question => ({
  question_key,
  question_type: 'text',
  data_type: 'string',
  required: false,
  options: [],
  validations: [],
  tags: [],
  ...more,
})
const inBrazil = { countries: ['BRA'] }
const page = (groups: Record<string, [Question[], string | null]>, more: Partial<ClaimPage> = {}): ClaimPage => ({
  page_key: 'page',
  start_group_id: Object.keys(groups)[0] ?? '',
  question_groups: Object.entries(groups).map(([group_id, [questions, next_group_id]]) => ({
    group_id,
    questions,
    next_group_id,
  })),
  ...more,
})
const wayOf = (asked: ClaimPage | null) =>
  asked && [
    asked.start_group_id,
    ...asked.question_groups.map(({ group_id, next_group_id }) => `${group_id}>${next_group_id}`),
  ]

it('leaves out a page for other countries', () => {
  expect(askedPage(page({ a: [[ask('one')], null] }, inBrazil), 'USA')).toBeNull()
  expect(askedPage(page({ a: [[ask('one')], null] }, { except_countries: ['USA'] }), 'USA')).toBeNull()
})

it('leaves out a page that has no questions left', () => {
  expect(askedPage(page({ a: [[ask('one', inBrazil)], 'b'], b: [[ask('two', inBrazil)], null] }), 'USA')).toBeNull()
})

it.each<[string, Parameters<typeof page>[0], string[]]>([
  [
    'in the middle',
    { a: [[ask('1')], 'b'], b: [[ask('2', inBrazil)], 'c'], c: [[ask('3')], null] },
    ['a', 'a>c', 'c>null'],
  ],
  ['at the start', { a: [[ask('1', inBrazil)], 'b'], b: [[ask('2')], null] }, ['b', 'b>null']],
  ['at the end', { a: [[ask('1')], 'b'], b: [[ask('2', inBrazil)], null] }, ['a', 'a>null']],
  [
    'twice in a row',
    { a: [[ask('1')], 'b'], b: [[ask('2', inBrazil)], 'c'], c: [[ask('3', inBrazil)], 'd'], d: [[ask('4')], null] },
    ['a', 'a>d', 'd>null'],
  ],
])('skips a group without questions %s', (_, groups, way) => {
  expect(wayOf(askedPage(page(groups), 'USA'))).toEqual(way)
})

const choice = (group_id: string) =>
  ask('choice', { options: [{ value: 'yes', is_selected: false, outcome: { group_id } }] })

it('makes an option lead past an empty group', () => {
  const groups = { a: [[choice('b')], null], b: [[ask('2', inBrazil)], 'c'], c: [[ask('3')], null] } as const
  const asked = askedPage(page(groups as never), 'USA')
  expect(asked?.question_groups[0]?.questions[0]?.options[0]?.outcome).toEqual({ group_id: 'c' })
})

it('keeps an empty last group if an option leads to it', () => {
  const groups = { a: [[choice('b')], 'c'], b: [[ask('2', inBrazil)], null], c: [[ask('3')], null] } as const
  const asked = askedPage(page(groups as never), 'USA')
  expect(asked?.question_groups.find(({ group_id }) => group_id === 'b')?.questions).toEqual([])
})

it('leaves out a list that has no questions left', () => {
  const list = ask('list', { question_type: 'nested_group_list', data_type: 'groups', nested_group_id: 'row' })
  const asked = askedPage(page({ a: [[list, ask('1')], null], row: [[ask('2', inBrazil)], null] }), 'USA')
  expect(asked?.question_groups.flatMap(({ questions }) => questions.map((one) => one.question_key))).toEqual(['1'])
})
