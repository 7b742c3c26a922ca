import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [26_214_400, 'en_US', '25 MB'],
  [19_000, 'en_US', '18.5 kB'],
  [1_048_576, 'en_US', '1 MB'],
  [1_048_575, 'en_US', '1,023.9 kB'],
  [1, 'en_US', '0.1 kB'],
  [0, 'en_US', '0 kB'],
  [1_600_000, 'pt_BR', '1,5 MB'],
] as const)('writes %i bytes in %s as %s [C-X01]', (bytes, locale, words) => {
  expect(fileSize(bytes, locale)).toBe(words)
})

it('writes Latin digits in Arabic', () => {
  expect(fileSize(26_214_400, 'ar_EEMEA')).toMatch(/25/)
})
