import type { PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it, vi } from 'vitest'
import { claimJourney } from './claim-journey.ts'
import { normaliseClaim, normalisePage } from './normalise-page.ts'
import { fieldProblems, pageProblems } from './page-problems.ts'
import { reachedGroups } from './reached-groups.ts'
import { aContext, aGroup, anOption, aPage, aQuestion, aRule } from './testing/form.ts'
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

  it('keep the answer to a question whose key every object has', () => {
    const odd = aPage([aGroup('start', [text('__proto__'), text('constructor')])])
    const given = JSON.parse('{"__proto__":" a ","constructor":"b"}')
    expect(JSON.stringify(normalisePage(odd, given))).toBe('{"__proto__":"a","constructor":"b"}')
  })

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

it('judges the other field on its own too [C-090]', () =>
  expect(fieldProblems(page, { kind: 'other' }, 'kind__other', aContext)).toEqual(
    pageProblems(page, { kind: 'other' }, aContext),
  ))

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

it('checks a phone number that is given twice once in a journey, and anew in the next', () => {
  const phone = vi.fn((number: string) => number !== '+12125550100')
  const pages = ['one', 'two'].map((page_key) => ({
    ...aPage([aGroup('start', [aQuestion('phone_number', { question_key: `${page_key}_phone` })])]),
    page_key,
  }))
  const journey = (one: string, two: string) =>
    claimJourney(pages, { one: { one_phone: one }, two: { two_phone: two } }, { ...aContext, phone }).map(
      ({ problems }) => problems.map(({ path }) => path),
    )

  expect(journey('+12125550100', '+1 212 555 0100')).toEqual([['one_phone'], ['two_phone']])
  expect(phone).toHaveBeenCalledTimes(1)
  expect(journey('+12125550100', '+12125550199')).toEqual([['one_phone'], []])
  expect(phone).toHaveBeenCalledTimes(3)
})
