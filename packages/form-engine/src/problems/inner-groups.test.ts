import type { PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { normalisePage } from '../answers/normalise-page.ts'
import { formProblems } from '../definition/form-problems.ts'
import { aContext, aGroup, anOption, aPage, aQuestion, aRule } from '../testing/form.ts'
import { pageProblems } from './page-problems.ts'

const text = (question_key: string, over = {}) => aQuestion('text', { question_key, ...over })
const problemsOn = (...given: Parameters<typeof pageProblems>) =>
  pageProblems(...given).map(({ path, rule }) => `${path} ${rule}`)
const items = aQuestion('nested_group_list', {
  question_key: 'items',
  data_type: 'groups',
  nested_group_id: 'item',
  required: true,
  validations: [aRule('max_choices', 3)],
})
const contact = aQuestion('any_filled_group_list', {
  question_key: 'contact',
  data_type: 'groups',
  any_filled_group_id: 'contacts',
})
const price = aQuestion('decimal', {
  question_key: 'price',
  required: true,
  validations: [aRule('max_value', '{{paid}}'), aRule('min_value', '{{least}}')],
})
const shop = aPage([
  aGroup('main', [items, contact, aQuestion('decimal', { question_key: 'least' })]),
  aGroup('item', [text('name'), price, aQuestion('decimal', { question_key: 'paid' })]),
  aGroup('contacts', [text('email', { validations: [aRule('min_length', 5)] }), text('fax')]),
])
const reachable = { contact: { email: 'a@b.c' } }

it('checks one entry more than is allowed, however many there are', () => {
  const answers = { items: Array(50_000).fill({ name: 'Lamp' }), ...reachable } as PageAnswers
  expect(problemsOn(shop, answers, aContext)).toEqual([
    'items max_choices',
    ...[0, 1, 2, 3].map((place) => `items.${place}.price required`),
  ])
  expect(normalisePage(shop, answers).items).toHaveLength(4)
})

it('checks 101 entries of a list without a limit', () => {
  const open = { ...shop, question_groups: shop.question_groups.map((group) => ({ ...group })) }
  open.question_groups[0] = aGroup('main', [{ ...items, validations: [] }])
  expect(normalisePage(open, { items: Array(50_000).fill({ price: 1 }) }).items).toHaveLength(101)
})

describe('groups inside a question', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{ items: [{ price: 1 }], ...reachable }, []],
    [reachable, ['items required']],
    [{ items: [{}, { name: ' ' }], ...reachable }, ['items required']],
    [{ items: 'none', ...reachable }, ['items required']],
    [{ items: [{ name: 'Lamp' }], ...reachable }, ['items.0.price required']],
    [{ items: [{}, { name: 'Lamp' }], ...reachable }, ['items.1.price required']],
    [{ items: Array(4).fill({ price: 1 }), ...reachable }, ['items max_choices']],
    [
      {
        items: [
          { price: 2, paid: 1 },
          { price: 2, paid: 3 },
        ],
        ...reachable,
      },
      ['items.0.price max_value'],
    ],
    [{ items: [{ price: 'much' }], ...reachable }, ['items.0.price type']],
    [{ items: [{ price: 5 }], least: 7, ...reachable }, ['items.0.price min_value']],
    [{ items: [{ price: 1 }] }, ['contact required']],
    [{ items: [{ price: 1 }], contact: { email: '', fax: ' ' } }, ['contact required']],
    [{ items: [{ price: 1 }], contact: { fax: '1' } }, []],
    [{ items: [{ price: 1 }], contact: { email: 'a' } }, ['contact.email min_length']],
    [{ items: [{ price: 1 }], contact: ['a'] }, ['contact required']],
  ])('%j: %j [C-053, C-054, C-070, C-071, C-085]', (answers, problems) =>
    expect(problemsOn(shop, answers as PageAnswers, aContext)).toEqual(problems),
  )

  it('lose empty entries and empty answers [C-091]', () => {
    const given = { items: [{}, { price: '2', name: '' }, null, 'x', { strange: 1 }], contact: { email: '' } }
    expect(normalisePage(shop, given as never)).toEqual({ items: [{ price: 2 }] })
  })

  it('follow the outcome of an option in their own entry [C-049, C-X27]', () => {
    const kind = aQuestion('radio', { question_key: 'kind', options: [anOption('lost'), anOption('stolen', 'police')] })
    const page = aPage([
      aGroup('main', [items]),
      aGroup('item', [kind], 'where'),
      aGroup('where', [text('place', { required: true })]),
      aGroup('police', [text('report', { required: true })]),
    ])
    const entries = [{ kind: 'lost' }, { kind: 'stolen', place: 'Lima' }]
    expect(problemsOn(page, { items: entries }, aContext)).toEqual([
      'items.0.place required',
      'items.1.report required',
    ])
    expect(normalisePage(page, { items: entries })).toEqual({ items: [{ kind: 'lost' }, { kind: 'stolen' }] })
    expect(formProblems([page])).toEqual([])
  })

  it('are bounded even where a group contains itself', () => {
    const list = (question_key: string) =>
      aQuestion('nested_group_list', { question_key, data_type: 'groups', nested_group_id: 'g' })
    const endless = aPage([aGroup('g', [list('deeper'), text('name')])])
    let answers: PageAnswers = { name: 'x' }
    for (let depth = 0; depth < 20_000; depth += 1) answers = { deeper: [answers], name: 'x' }
    expect(JSON.stringify(normalisePage(endless, answers)).length).toBeLessThan(200)
    expect(pageProblems(endless, answers, aContext)).toEqual([])
  })
})
