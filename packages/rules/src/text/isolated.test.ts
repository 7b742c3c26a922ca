import { expect, it } from 'vitest'
import { isolated } from './isolated.ts'

it('isolates a text in Arabic, and changes nothing elsewhere', () => {
  expect(isolated('$75,000', 'ar_EEMEA')).toBe('\u2068$75,000\u2069')
  expect(isolated('$75,000', 'en_US')).toBe('$75,000')
})
