import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { aGroup, anOption, aPage, aQuestion } from '../testing/form.ts'
import { mixedPage as page } from '../testing/mixed-page.ts'
import { keepFitting } from './keep-fitting.ts'

it.each<[Record<string, unknown>, PageAnswers, string[]]>([
  [{ kind: 'a', day: '2026-01-01' }, { kind: 'a', day: '2026-01-01' }, []],
  [{ kind: 'gone', day: 'soon' }, {}, ['kind', 'day']],
  [{ kind: 'b', extra: 'x', dropped: 'y' }, { kind: 'b', extra: 'x' }, []],
  [{ boxes: ['x', 'gone'] }, { boxes: ['x'] }, ['boxes']],
  [{ boxes: 'x' }, {}, ['boxes']],
  [
    {
      rows: [
        { name: 'n', count: 1.5 },
        { name: 'm', count: 2 },
      ],
    },
    { rows: [{ name: 'n' }, { name: 'm', count: 2 }] },
    ['rows.0.count'],
  ],
  [{ contact: { email: 'e', since: { year: 2026 } } }, { contact: { email: 'e' } }, ['contact.since']],
  [{ rows: 7, day: {}, kind: null }, {}, ['rows']],
])('keeps of %j what fits: %j, and asks again for %j', (given, answers, askAgain) =>
  expect(keepFitting(page, given as PageAnswers)).toEqual({ answers, askAgain }),
)

const text = (question_key: string) => aQuestion('text', { question_key })
const choice = (question_key: string, options: ReturnType<typeof anOption>[], over = {}) =>
  aQuestion('radio', { question_key, data_type: 'choice', required: true, options, ...over })
const items = aQuestion('nested_group_list', { question_key: 'items', data_type: 'groups', nested_group_id: 'item' })
/** Both choices are newer than the drafts: everybody used to be asked for expenses, and for the shop of each. */
const expenses = (over = {}) =>
  aPage([
    aGroup('any', [choice('has_expenses', [anOption('yes', 'expenses'), anOption('no')], over)], 'payee'),
    aGroup('expenses', [items], 'payee'),
    aGroup('item', [text('name'), choice('has_shop', [anOption('yes', 'shop'), anOption('no')])]),
    aGroup('shop', [text('shop')]),
    aGroup('payee', [text('payee')]),
  ])

it('answers a new choice if only one of its options leads to what a draft has', () => {
  const draft = { items: [{ name: 'Taxi', shop: 'Yellow' }, { name: 'Hotel' }], payee: 'Ana' }
  expect(keepFitting(expenses(), draft)).toEqual({
    answers: {
      has_expenses: 'yes',
      items: [{ name: 'Taxi', has_shop: 'yes', shop: 'Yellow' }, { name: 'Hotel' }],
      payee: 'Ana',
    },
    askAgain: [],
  })
})

it.each<[string, PageAnswers, Parameters<typeof expenses>[0]]>([
  ['nothing that it leads to', { payee: 'Ana', items: [{}] }, {}],
  ['answers behind a hidden choice', { payee: 'Ana', items: [{ name: 'Taxi' }] }, { tags: ['hidden'] }],
])('neither makes nor asks for a new choice if a draft has %s', (_, draft, over) =>
  expect(keepFitting(expenses(over), draft)).toEqual({ answers: { payee: 'Ana' }, askAgain: [] }),
)

it.each<[string, PageAnswers, Parameters<typeof expenses>[0]]>([
  [
    'answers behind two options',
    { payee: 'Ana', items: [{ name: 'Taxi' }] },
    { options: ['a', 'b'].map((value) => anOption(value, 'expenses')) },
  ],
  ['answers that the option leads away from', { payee: 'Ana', name: 'Taxi' }, { options: [anOption('yes', 'item')] }],
])('asks for a new choice and keeps the answers until it is made if a draft has %s', (_, draft, over) =>
  expect(keepFitting(expenses(over), draft)).toEqual({ answers: draft, askAgain: ['has_expenses'] }),
)

it('does so in an entry too, and drops entries of which nothing is left', () => {
  const shops = ['in_town', 'online'].map((value) => anOption(value, 'shop'))
  const page = aPage([
    aGroup('expenses', [items]),
    aGroup('item', [text('name'), choice('kind_of_shop', shops)]),
    aGroup('shop', [text('shop')]),
  ])
  expect(keepFitting(page, { items: [{ gone: 'x' }, { name: 'Taxi', shop: 'Yellow' }] })).toEqual({
    answers: { items: [{ name: 'Taxi', shop: 'Yellow' }] },
    askAgain: ['items.1.kind_of_shop'],
  })
})

it.each([
  ['makes', ['in_town'], { place: 'in_town' }, []],
  ['asks for', ['in_town', 'online'], {}, ['items.0.place', 'items.1.place']],
])('%s a choice that an entry now begins with', (_, values, made, askAgain) => {
  const options = values.map((value) => anOption(value, 'shop'))
  const page = aPage([
    aGroup('expenses', [items]),
    aGroup('item', [choice('place', options)]),
    aGroup('shop', [text('shop')]),
  ])
  expect(keepFitting(page, { items: [{ shop: 'Yellow' }, { shop: 'Red' }] })).toEqual({
    answers: {
      items: [
        { ...made, shop: 'Yellow' },
        { ...made, shop: 'Red' },
      ],
    },
    askAgain,
  })
})

it.each([[{ rows: { name: 'n' } }], [{ rows: [{ gone: 'x' }] }], [{ contact: [{ email: 'e' }] }]])(
  'asks again for a group of which nothing fits: %j',
  (given) => expect(keepFitting(page, given)).toEqual({ answers: {}, askAgain: Object.keys(given) }),
)

it('leaves the answer to a choice as it is', () => {
  const draft = { has_expenses: 'no', items: [{ name: 'Taxi' }] }
  expect(keepFitting(expenses(), draft)).toEqual({ answers: { has_expenses: 'no' }, askAgain: [] })
})
