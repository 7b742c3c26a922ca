import { expect, it } from 'vitest'
import { shownName } from './shown-name.ts'

it('isolates a file name in a right-to-left sentence', () => {
  expect(shownName('a.pdf', 'ar_EEMEA')).toBe('\u2068a.pdf\u2069')
  expect(shownName('a.pdf', 'en_US')).toBe('a.pdf')
})

it('shows only the last four digits of a card number in a file name', () => {
  expect(shownName('4242 4242 4242 4242.pdf', 'en_US')).toBe('•••• •••• •••• 4242.pdf')
})
