import { expect, it } from 'vitest'
import type { Draft } from '../../../session/drafts/draft.ts'
import { stepsOf } from './steps-of.ts'

const pages = [
  { page_key: 'one', title: 'One' },
  { page_key: 'two', title: 'Two' },
]
const titles = { documents_step: 'Documents', review_step: 'Review' }

it.each<[string, Partial<Draft>, open: string[], done: string[]]>([
  ['nothing is answered', { application: {} }, [], []],
  ['a page is answered', { application: { one: {} } }, ['one'], ['one']],
  [
    'the form is filled in',
    { application: { one: {}, two: {} }, savedForLaterPageKey: 'documents' },
    ['one', 'two', 'documents', 'review_and_submit'],
    ['one', 'two'],
  ],
  [
    'the documents step is done',
    { application: { one: {}, two: {} }, savedForLaterPageKey: 'review_and_submit' },
    ['one', 'two', 'documents', 'review_and_submit'],
    ['one', 'two', 'documents'],
  ],
  ['pages have known answers', { application: { one: {}, two: {} }, donePages: [] }, [], []],
  ['the second page is unfinished', { application: { one: {}, two: {} }, donePages: ['one'] }, ['one'], ['one']],
  ['an answer was dropped', { application: { one: {} }, savedForLaterPageKey: 'review_and_submit' }, ['one'], ['one']],
])('opens and ticks steps when %s [C-124, C-125]', (_, draft, open, done) => {
  const steps = stepsOf({ pages, draft: draft as Draft }, titles)
  expect(steps.filter(({ isOpen }) => isOpen).map(({ key }) => key)).toEqual(open)
  expect(steps.filter(({ isDone }) => isDone).map(({ key }) => key)).toEqual(done)
})
