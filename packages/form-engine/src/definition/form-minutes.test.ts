import { expect, it } from 'vitest'
import { formMinutes } from './form-minutes.ts'

const texts = (count: number) => Array<'text'>(count).fill('text')

it.each([
  ['nothing to answer', { questions: [], documents: 0 }, 5],
  ['exactly five minutes', { questions: texts(16), documents: 0 }, 5],
  ['one more question', { questions: texts(17), documents: 0 }, 6],
  ['exactly six minutes', { questions: texts(20), documents: 0 }, 6],
  ['documents too', { questions: texts(16), documents: 4 }, 8],
  ['a long text', { questions: [...texts(16), 'long_text'], documents: 0 }, 7],
] as const)('rounds up to whole minutes, at least five: %s', (_, form, minutes) => {
  expect(formMinutes(form)).toBe(minutes)
})
