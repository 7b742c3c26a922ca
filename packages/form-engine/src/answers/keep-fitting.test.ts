import type { PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { mixedPage as page } from '../testing/mixed-page.ts'
import { keepFitting } from './keep-fitting.ts'

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
])('keeps of %j what fits: %j, and asks again for %j', (given, answers, askAgain) =>
  expect(keepFitting(page, given as PageAnswers)).toEqual({ answers, askAgain }),
)
