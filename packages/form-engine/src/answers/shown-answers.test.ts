import { expect, it } from 'vitest'
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
