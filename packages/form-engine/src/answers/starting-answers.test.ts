import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { aGroup, anOption, aPage, aQuestion } from '../testing/form.ts'
import { startingAnswers } from './starting-answers.ts'

const starts = aPage([
  aGroup('start', [
    aQuestion('radio', {
      question_key: 'kind',
      data_type: 'choice',
      options: [anOption('a'), anOption('b', 'more', { is_selected: true })],
    }),
    aQuestion('checkbox', {
      question_key: 'boxes',
      data_type: 'choices',
      options: [anOption('x', undefined, { is_selected: true }), anOption('y')],
    }),
    aQuestion('date_picker', { question_key: 'day', default_value: '{{loss}}', tags: ['liquid_parsing'] }),
  ]),
  aGroup('more', [aQuestion('integer', { question_key: 'count', default_value: '2' })]),
])

const started = (answers: PageAnswers, render: (text: string) => string | null, page = starts) =>
  startingAnswers(page, answers, { locale: 'en_US', render })

it('starts with preselected options and default values, through the groups they lead to [C-048]', () =>
  expect(started({}, () => '2026-01-01')).toEqual({
    answers: { kind: 'b', boxes: ['x'], day: '2026-01-01', count: 2 },
    asked: ['kind', 'boxes', 'day', 'count'],
    following: ['day'],
    invalid: [],
  }))

it('keeps existing answers [C-048]', () =>
  expect(started({ kind: 'a', day: '2026-02-02' }, () => '').answers).toEqual({
    kind: 'a',
    boxes: ['x'],
    day: '2026-02-02',
  }))

it('leaves empty what was started before, as the person has cleared it', () => {
  const options = { locale: 'en_US' as const, render: () => '', isStarted: (path: string) => path === 'kind' }
  expect(startingAnswers(starts, {}, options).answers).toEqual({ boxes: ['x'] })
})

it.each([
  ['does not fit', 'yesterday'],
  ['is not valid Liquid', null],
])('names a default value that %s, and leaves its field empty [C-088, C-X29]', (_, rendered) => {
  const { answers, invalid } = started({}, () => rendered)
  expect(invalid).toEqual(['day'])
  expect(answers).not.toHaveProperty('day')
})

it('reads a default value that is filled with answers the way a person writes them [C-X25]', () =>
  expect(started({}, () => '01/31/2026').answers).toMatchObject({ day: '2026-01-31' }))

it('starts entries that exist, and a group that is filled in once [C-048, C-070]', () => {
  const page = aPage([
    aGroup('start', [
      aQuestion('nested_group_list', { question_key: 'items', nested_group_id: 'item' }),
      aQuestion('any_filled_group_list', { question_key: 'once', any_filled_group_id: 'inside' }),
    ]),
    aGroup('item', [aQuestion('text', { question_key: 'what', default_value: 'A bag' })]),
    aGroup('inside', [aQuestion('text', { question_key: 'where', default_value: 'Lima' })]),
  ])
  expect(started({}, String, page).answers).toEqual({ once: { where: 'Lima' } })
  expect(started({ items: [{}, { what: 'A hat' }] }, String, page)).toMatchObject({
    answers: { items: [{ what: 'A bag' }, { what: 'A hat' }] },
    asked: ['items', 'items.0.what', 'items.1.what', 'once', 'once.where'],
  })
})
