import { expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

type Answers = Record<string, unknown>

it.each<[string, { stored: Answers; known: Answers; shown: Answers; before: Answers }, Answers]>([
  ['edited here', { stored: { a: 1 }, known: { a: 1 }, shown: { a: 2 }, before: { a: 1 } }, { a: 2 }],
  ['changed elsewhere', { stored: { a: 3 }, known: { a: 1 }, shown: { a: 1 }, before: { a: 1 } }, { a: 3 }],
  ['answered elsewhere', { stored: { a: 3 }, known: {}, shown: {}, before: {} }, { a: 3 }],
  ['cleared elsewhere', { stored: {}, known: { a: 1 }, shown: { a: 1 }, before: { a: 1 } }, {}],
  ['cleared here', { stored: { a: 1 }, known: { a: 1 }, shown: {}, before: { a: 1 } }, {}],
  ['changed in both', { stored: { a: 3 }, known: { a: 1 }, shown: { a: 2 }, before: { a: 1 } }, { a: 2 }],
  ['a default that is not stored yet', { stored: {}, known: {}, shown: { a: 1 }, before: { a: 1 } }, { a: 1 }],
])('merges a field that is %s [C-131]', (_, versions, merged) => expect(mergeChanges(versions)).toEqual(merged))

it('takes a field and what belongs to it from the same tab [C-044]', () => {
  const versions = {
    stored: { kind: 'other', kind__other: 'Fire' },
    known: { kind: 'loss' },
    shown: { kind: 'theft' } as Answers,
    before: { kind: 'loss' },
  }
  expect(mergeChanges<Answers>(versions, (key) => key.replace(/__other$/, ''))).toEqual({ kind: 'theft' })
})
