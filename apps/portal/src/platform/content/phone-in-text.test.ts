import { expect, it } from 'vitest'
import { leftToRight, phoneInText } from './phone-in-text.ts'

it('groups a number, keeps it on one line and makes it a link that calls', () => {
  expect(phoneInText('+18005550157')).toBe(`[${leftToRight('+1 800 555 0157')}](tel:+18005550157)`)
  expect(leftToRight('+1 800')).toBe('\u2066+1\u00a0800\u2069')
})

it('keeps all digits of a formatted number in the link', () => {
  expect(phoneInText('+1 202 555 0143')).toContain('(tel:+12025550143)')
})
