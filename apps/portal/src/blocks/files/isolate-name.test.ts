import { expect, it } from 'vitest'
import { isolateName } from './isolate-name.ts'

it('isolates a file name in a right-to-left sentence', () => {
  expect(isolateName('a.pdf', 'ar_EEMEA')).toBe('\u2068a.pdf\u2069')
  expect(isolateName('a.pdf', 'en_US')).toBe('a.pdf')
})
