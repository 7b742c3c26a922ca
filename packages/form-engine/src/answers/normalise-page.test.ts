import type { PageAnswers } from '@amparo/contract/claim-forms'
import { describe, expect, it } from 'vitest'
import { branchingPage as page } from '../testing/branching-page.ts'
import { aGroup, aPage, aQuestion } from '../testing/form.ts'
import { normaliseClaim, normalisePage } from './normalise-page.ts'

const text = (question_key: string) => aQuestion('text', { question_key })

describe('normalised answers', () => {
  it.each<[string, Record<string, unknown>, PageAnswers]>([
    ['have what is reached', { kind: 'loss', place: 'Quito', police_station: '4' }, { kind: 'loss', place: 'Quito' }],
    ['lose empty ones', { kind: 'loss', place: ' ', story: '' }, { kind: 'loss' }],
    ['keep the other text', { kind: 'other', kind__other: ' Fire ' }, { kind: 'other', kind__other: 'Fire' }],
    ['lose the text of another choice', { kind: 'loss', kind__other: 'Fire' }, { kind: 'loss' }],
    ['lose a confirm field that is not asked for', { place: 'Quito', place__confirm: 'x' }, { place: 'Quito' }],
    [
      'lose strange keys',
      JSON.parse('{"__proto__":{"place":"x"},"constructor":"x","place":"Quito"}'),
      { place: 'Quito' },
    ],
    ['lose values of unknown questions', { unknown: 'x' }, {}],
    ['lose inherited values', Object.create({ place: 'Quito' }), {}],
  ])('%s [C-037, C-082, C-091]', (_, given, stored) =>
    expect(normalisePage(page, given as PageAnswers)).toEqual(stored),
  )

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
