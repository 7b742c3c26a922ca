import { expect, it } from 'vitest'
import { aGroup, anOption, aPage, aQuestion } from '../testing/form.ts'
import { hiddenAnswers, isHidden, withHiddenAnswers } from './hidden-answers.ts'

const options = [anOption('yes', 'more'), anOption('no')]
const page = aPage(
  [
    aGroup('start', [aQuestion('radio', { question_key: 'has_more', tags: ['hidden'], options })]),
    aGroup('more', [aQuestion('text', { question_key: 'seen' })]),
  ],
  { page_key: 'costs', start_group_id: 'start' },
)
const other = aPage([aGroup('start', [aQuestion('text', { question_key: 'name' })])], { page_key: 'person' })

it('recognizes hidden questions by their tag', () => {
  expect(isHidden({ tags: ['hidden'] })).toBe(true)
  expect(isHidden({ tags: ['is_hidden_on_review_page'] })).toBe(false)
})

it('uses known answers for hidden questions only', () => {
  expect(hiddenAnswers(page, { has_more: 'yes', seen: 'forged', unknown: 'x' })).toEqual({ has_more: 'yes' })
  expect(hiddenAnswers(page, {})).toEqual({})
})

it('overwrites what was sent for hidden questions, and keeps the other answers', () => {
  const sent = { costs: { has_more: 'yes', seen: 'a bill' }, person: { name: 'Ana' } }
  expect(withHiddenAnswers([page, other], sent, { has_more: 'no' })).toEqual({
    costs: { has_more: 'no', seen: 'a bill' },
    person: { name: 'Ana' },
  })
  expect(withHiddenAnswers([page, other], {}, { has_more: 'no' })).toEqual({ costs: { has_more: 'no' } })
  expect(withHiddenAnswers([page, other], sent, {})).toEqual(sent)
})
