import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { isNeeded } from './is-needed.ts'

const on = (condition: object) => ({ when: { page_key: 'page', question_key: 'kind', ...condition } })

it.each<[string, PageAnswers, boolean]>([
  ['the answer', { kind: 'meal' }, true],
  ['one of several choices', { kind: ['hotel', 'meal'] }, true],
  ['any entry of a list', { bills: [{ kind: 'hotel' }, { kind: 'meal' }] }, true],
  ['an entry in a group', { bill: { kind: 'meal' } }, true],
  ['no entry of a list', { bills: [{ kind: 'hotel' }] }, false],
  ['an answer to another question', { bills: [{ place: 'meal' }] }, false],
  ['no answer', {}, false],
])('looks for a value in %s', (_, page, isFound) => {
  expect(isNeeded(on({ is: ['meal', 'taxi'] }), { page })).toBe(isFound)
  expect(isNeeded(on({ is_not: ['meal', 'taxi'] }), { page })).toBe(!isFound)
})
