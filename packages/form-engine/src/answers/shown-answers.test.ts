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

it('shows the text for "other" only while "other" is chosen [C-044]', () => {
  const options = [anOption('loss'), anOption('other')]
  const asked = aPage([aGroup('g', [aQuestion('radio', { question_key: 'kind', options, tags: ['allow_other'] })])])
  const shown = (kind: string) => shownAnswers([asked], { page: { kind, kind__other: 'Fire' } }, 'en_US').kind
  expect([shown('other'), shown('loss')]).toEqual(['Fire', 'The loss'])
})
