import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { keepFitting } from './keep-fitting.ts'
import { shownAnswers } from './shown-answers.ts'
import { startingAnswers } from './starting-answers.ts'
import { aGroup, anOption, aPage, aQuestion } from './testing/form.ts'

const radio = aQuestion('radio', {
  question_key: 'kind',
  data_type: 'choice',
  options: [anOption('a'), anOption('b', 'more')],
})
const boxes = aQuestion('checkbox', {
  question_key: 'boxes',
  data_type: 'choices',
  options: [anOption('x'), anOption('y')],
})
const rows = aQuestion('nested_group_list', { question_key: 'rows', data_type: 'groups', nested_group_id: 'row' })
const contact = aQuestion('any_filled_group_list', {
  question_key: 'contact',
  data_type: 'groups',
  any_filled_group_id: 'c',
})
const page = aPage([
  aGroup('start', [radio, boxes, rows, contact, aQuestion('date_picker', { question_key: 'day' })]),
  aGroup('more', [aQuestion('text', { question_key: 'extra' })]),
  aGroup('row', [aQuestion('text', { question_key: 'name' }), aQuestion('integer', { question_key: 'count' })]),
  aGroup('c', [aQuestion('text', { question_key: 'email' }), aQuestion('date_picker', { question_key: 'since' })]),
])

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
])('keeps of %j what fits: %j, and asks anew for %j', (given, answers, askedAnew) =>
  expect(keepFitting(page, given as PageAnswers)).toEqual({ answers, askedAnew }),
)

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

it('starts with preselected options and default values, through the groups they lead to [C-048]', () =>
  expect(startingAnswers(starts, {}, () => '2026-01-01')).toEqual({
    answers: { kind: 'b', boxes: ['x'], day: '2026-01-01', count: 2 },
    invalid: [],
  }))

it('keeps what is answered already [C-048]', () =>
  expect(startingAnswers(starts, { kind: 'a', day: '2026-02-02' }, () => '').answers).toEqual({
    kind: 'a',
    boxes: ['x'],
    day: '2026-02-02',
  }))

it('names a default value that is no answer, and leaves its field empty [C-088]', () => {
  const { answers, invalid } = startingAnswers(starts, {}, () => 'yesterday')
  expect(invalid).toEqual(['day'])
  expect(answers).not.toHaveProperty('day')
})

it('shows answers as people read them [C-075]', () => {
  const application = {
    page: { kind: 'b', day: '2026-01-31', boxes: ['x', 'y'], contact: { since: '2025-02-28' }, extra: '' },
  }
  expect(shownAnswers([page], application, 'pt_BR')).toEqual({
    kind: 'The b',
    boxes: 'The x, The y',
    day: '31/01/2026',
    since: '28/02/2025',
  })
})
