import { expect, it } from 'vitest'
import type { Draft } from '../../session/drafts/draft.ts'
import { hoursLeft, stepOf, waitingClaims } from './waiting-claims.ts'

const HOUR = 3_600_000
const draft: Draft = {
  localId: 'a',
  benefit_code: 'CDW',
  language_code: 'en_US',
  panTokenLast4: '4021',
  application: { cardholder_details: { cardholder_first_name: 'Ana' } },
  documents: [],
  createdAt: 0,
  expiresAt: 24 * HOUR,
}

it.each<[string, Partial<Draft>, number]>([
  ['an unsubmitted claim of the card', {}, 1],
  ['a claim in another language', { language_code: 'es_LAC' }, 1],
  ['a claim with a claim number', { claimNumber: '123' }, 0],
  ['a claim of another card', { panTokenLast4: '0009' }, 0],
  ['a claim without a page', { application: {} }, 0],
  ['a claim without an answer', { application: { cardholder_details: {} } }, 0],
])('counts %s %i times [C-218]', (_, parts, count) => {
  expect(waitingClaims([{ ...draft, ...parts }], '4021')).toHaveLength(count)
})

it.each([
  [0, 24],
  [1, 24],
  [HOUR, 23],
  [23 * HOUR + 1, 1],
  [24 * HOUR - 1, 1],
])('after %i ms shows that %i hours are left [C-219]', (now, hours) => {
  expect(hoursLeft(draft, now)).toBe(hours)
})

it.each<[string, Partial<Draft>, number]>([
  ['nothing saved', {}, 1],
  ['the page after those that are done', { savedForLaterPageKey: 'trip', donePages: ['person'] }, 2],
  ['a page to correct', { savedForLaterPageKey: 'person', donePages: ['person', 'trip'] }, 1],
  ['the documents', { savedForLaterPageKey: 'documents', donePages: ['person', 'trip', 'loss'] }, 4],
  ['the review', { savedForLaterPageKey: 'review_and_submit', donePages: ['person', 'trip', 'loss'] }, 5],
  [
    'answers, but no list of the pages that are done,',
    { savedForLaterPageKey: 'trip', application: { person: {} } },
    2,
  ],
])('of a form with three pages, a claim with %s is resumed at step %s', (_, parts, step) => {
  expect(stepOf({ ...draft, ...parts }, 3)).toBe(step)
})
