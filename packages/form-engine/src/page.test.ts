import type { PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { claimJourney } from './claim-journey.ts'
import { aContext, aGroup, anOption, aPage, aQuestion, aRule } from './form-for-test.ts'
import { normaliseClaim, normalisePage } from './normalise-page.ts'
import { fieldProblems, pageProblems } from './page-problems.ts'
import { reachedGroups } from './reached-groups.ts'
import { visibleQuestions } from './visible-questions.ts'

const text = (question_key: string, over = {}) => aQuestion('text', { question_key, ...over })
const kind = aQuestion('radio', {
  question_key: 'kind',
  data_type: 'choice',
  options: [anOption('theft', 'police'), anOption('loss'), anOption('other', 'story')],
  tags: ['allow_other', 'require_other'],
})
const police = text('police_station', { required: true })
const page = aPage([
  aGroup('start', [kind], 'where'),
  aGroup('where', [text('place')], 'story'),
  aGroup('police', [police], 'story'),
  aGroup('story', [aQuestion('signature', { question_key: 'unknown' }), text('story')]),
])
const told = (...given: Parameters<typeof pageProblems>) =>
  pageProblems(...given).map(({ path, rule }) => `${path} ${rule}`)

describe('the journey', () => {
  it.each<[PageAnswers | Record<string, unknown>, string[]]>([
    [{}, ['start', 'where', 'story']],
    [{ kind: 'loss' }, ['start', 'where', 'story']],
    [{ kind: 'theft' }, ['start', 'police', 'story']],
    [{ kind: 'other' }, ['start', 'story']],
    [{ kind: 'gone' }, ['start', 'where', 'story']],
    [{ kind: ['theft'] }, ['start', 'where', 'story']],
    [{ kind: { value: 'theft' } }, ['start', 'where', 'story']],
  ])('of %j is %j [C-034, C-035, C-036, C-049]', (answers, groups) =>
    expect(reachedGroups(page, answers as PageAnswers).map(({ group_id }) => group_id)).toEqual(groups),
  )

  it('ends at a group that is missing and goes round no circle', () => {
    const lost = aPage([aGroup('a', [text('a')], 'b'), aGroup('b', [text('b')], 'nowhere')])
    const circle = aPage([aGroup('a', [text('a')], 'b'), aGroup('b', [text('b')], 'a')])
    for (const one of [lost, circle]) expect(reachedGroups(one, {})).toHaveLength(2)
    expect(reachedGroups({ ...page, start_group_id: 'nowhere' }, {})).toEqual([])
  })

  it('leaves out questions of an unknown type [C-031, C-033, C-074]', () =>
    expect(visibleQuestions(page, {}).map(({ question_key }) => question_key)).toEqual(['kind', 'place', 'story']))
})

describe('normalised answers', () => {
  it.each<[string, Record<string, unknown>, PageAnswers]>([
    ['keep what is reached', { kind: 'loss', place: 'Quito', police_station: '4' }, { kind: 'loss', place: 'Quito' }],
    ['lose what is empty', { kind: 'loss', place: ' ', story: '' }, { kind: 'loss' }],
    ['keep the other text', { kind: 'other', kind__other: ' Fire ' }, { kind: 'other', kind__other: 'Fire' }],
    ['lose the text of another choice', { kind: 'loss', kind__other: 'Fire' }, { kind: 'loss' }],
    ['lose a confirm field nobody asks for', { place: 'Quito', place__confirm: 'x' }, { place: 'Quito' }],
    [
      'lose strange keys',
      JSON.parse('{"__proto__":{"place":"x"},"constructor":"x","place":"Quito"}'),
      { place: 'Quito' },
    ],
    ['lose values of unknown questions', { unknown: 'x' }, {}],
    ['lose inherited values', Object.create({ place: 'Quito' }), {}],
  ])('%s [C-037, C-082, C-091]', (_, given, kept) => expect(normalisePage(page, given as PageAnswers)).toEqual(kept))

  it('of a claim have only pages of the form, with answers', () => {
    const application = { page: { place: 'Quito' }, other: { place: 'Lima' }, __proto__: { x: 1 } }
    expect(normaliseClaim([page, { ...page, page_key: 'empty' }], application as never)).toEqual({
      page: { place: 'Quito' },
    })
    expect(normaliseClaim([page], { page: 'text' } as never)).toEqual({})
  })
})

describe('the other field', () => {
  it.each<[PageAnswers, string[]]>([
    [{ kind: 'other' }, ['kind__other require_other']],
    [{ kind: 'other', kind__other: ' ' }, ['kind__other require_other']],
    [{ kind: 'other', kind__other: 'Fire' }, []],
    [{ kind: 'other', kind__other: 'x'.repeat(10_001) }, ['kind__other type']],
    [{ kind: 'loss' }, []],
  ])('%.60j: %j [C-079, C-080, C-081]', (answers, problems) => expect(told(page, answers, aContext)).toEqual(problems))

  it('may stay empty without require_other [C-079]', () => {
    const lenient = aPage([aGroup('start', [{ ...kind, tags: ['allow_other'] }])])
    expect(told(lenient, { kind: 'other' }, aContext)).toEqual([])
  })
})

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
    expect(told(shop, answers as PageAnswers, aContext)).toEqual(problems),
  )

  it('lose rows and answers that are empty [C-091]', () => {
    const given = { items: [{}, { price: '2', name: '' }, null, 'x', { strange: 1 }], contact: { email: '' } }
    expect(normalisePage(shop, given as never)).toEqual({ items: [{ price: 2 }] })
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

describe('references', () => {
  const limit = text('limit')
  const asks = aPage([
    aGroup('start', [{ ...kind, tags: [] }], 'more'),
    aGroup('police', [limit], 'more'),
    aGroup('more', [text('copy', { validations: [aRule('equal', '{{limit}}')] })]),
  ])

  it.each<[string, PageAnswers, Record<string, PageAnswers>, string[]]>([
    ['the page', { kind: 'theft', limit: 'a', copy: 'b' }, {}, ['copy equal']],
    ['no question that is not reached', { kind: 'loss', limit: 'a', copy: 'b' }, {}, []],
    ['the application', { kind: 'loss', copy: 'b' }, { before: { limit: 'a' } }, ['copy equal']],
    ['an any-filled group of it', { copy: 'b' }, { before: { contact: { limit: 'a' } } }, ['copy equal']],
    ['the page before the application', { kind: 'theft', limit: 'b', copy: 'b' }, { before: { limit: 'a' } }, []],
    ['no older state of the page', { kind: 'loss', copy: 'b' }, { page: { limit: 'a' } }, []],
  ])('look at %s [C-097, C-112]', (_, answers, application, problems) =>
    expect(told(asks, answers, { ...aContext, application })).toEqual(problems),
  )
})

it('judges one field as it judges the page [C-090]', () => {
  const answers = { items: [{ name: 'Lamp' }, { price: -1 }], kind: 'x' } as PageAnswers
  const all = pageProblems(shop, answers, aContext)
  expect(fieldProblems(shop, answers, 'items.0.price', aContext)).toEqual([all[0]])
  expect(fieldProblems(shop, answers, 'contact', aContext)).toHaveLength(1)
  expect(fieldProblems(shop, answers, 'nothing', aContext)).toEqual([])
  expect(fieldProblems(page, { kind: 'other' }, 'kind__other', aContext)).toHaveLength(1)
})

it('opens a page when those before it are right, and reads across pages', () => {
  const last = aPage([aGroup('g', [text('again', { validations: [aRule('equal', '{{police_station}}')] })])])
  const pages = [page, { ...last, page_key: 'last' }]
  const journey = (application: Record<string, PageAnswers>) =>
    claimJourney(pages, application, aContext).map(({ problems, isOpen }) => [problems.length, isOpen])

  expect(journey({ page: { kind: 'theft' } })).toEqual([
    [1, true],
    [0, false],
  ])
  expect(journey({ page: { kind: 'theft', police_station: 'a' }, last: { again: 'b' } })).toEqual([
    [0, true],
    [1, true],
  ])
  expect(journey({ page: { kind: 'loss', police_station: 'a' }, last: { again: 'b' } })).toEqual([
    [0, true],
    [0, true],
  ])
})
