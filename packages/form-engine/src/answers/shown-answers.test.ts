import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { aGroup, anOption, aPage, aQuestion } from '../testing/form.ts'
import { mixedPage as page } from '../testing/mixed-page.ts'
import { shownAnswers } from './shown-answers.ts'

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

it('shows the text for "other" with the other choices, and only while "other" is chosen [C-044]', () => {
  const options = [anOption('loss'), anOption('other')]
  const one = aQuestion('radio', { question_key: 'one', options, tags: ['allow_other'] })
  const several = aQuestion('checkbox', { question_key: 'several', options, tags: ['allow_other'] })
  const shown = (answers: PageAnswers) =>
    shownAnswers([aPage([aGroup('g', [one, several])])], { page: answers }, 'en_US')
  expect(shown({ one: 'other', one__other: 'Fire' })).toEqual({ one: 'Fire' })
  expect(shown({ one: 'loss', one__other: 'Fire' })).toEqual({ one: 'The loss' })
  expect(shown({ several: ['loss', 'other'], several__other: 'Fire' })).toEqual({ several: 'The loss, Fire' })
})
