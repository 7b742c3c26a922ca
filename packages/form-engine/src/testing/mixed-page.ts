import { aGroup, anOption, aPage, aQuestion } from './form.ts'

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
/** Choices, a list, an any-filled group and a group behind a choice. */
export const mixedPage = aPage([
  aGroup('start', [radio, boxes, rows, contact, aQuestion('date_picker', { question_key: 'day' })]),
  aGroup('more', [aQuestion('text', { question_key: 'extra' })]),
  aGroup('row', [aQuestion('text', { question_key: 'name' }), aQuestion('integer', { question_key: 'count' })]),
  aGroup('c', [aQuestion('text', { question_key: 'email' }), aQuestion('date_picker', { question_key: 'since' })]),
])
