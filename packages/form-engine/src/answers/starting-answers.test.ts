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

it('starts with preselected options and default values, through the groups they lead to [C-048]', () =>
  expect(startingAnswers(starts, {}, () => '2026-01-01')).toEqual({
    answers: { kind: 'b', boxes: ['x'], day: '2026-01-01', count: 2 },
    invalid: [],
  }))

it('keeps existing answers [C-048]', () =>
  expect(startingAnswers(starts, { kind: 'a', day: '2026-02-02' }, () => '').answers).toEqual({
    kind: 'a',
    boxes: ['x'],
    day: '2026-02-02',
  }))

it('names a default value that does not fit, and leaves its field empty [C-088]', () => {
  const { answers, invalid } = startingAnswers(starts, {}, () => 'yesterday')
  expect(invalid).toEqual(['day'])
  expect(answers).not.toHaveProperty('day')
})
