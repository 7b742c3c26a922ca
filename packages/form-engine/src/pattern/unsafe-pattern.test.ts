import { describe, expect, it } from 'vitest'
import { unsafePattern } from './unsafe-pattern.ts'

describe('unsafePattern', () => {
  it.each([
    '^[^\\d<>%$@!#+=^]+$',
    '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
    '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    '^[A-Za-z0-9][A-Za-z0-9 -]{3,33}$',
    '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$',
    '^\\d{5}-?\\d{3}$',
    '^https?://[^\\s]+$',
    '^\\d{4}(-\\d)?$',
    '^\\p{L}[\\p{L} ]*$',
    '^(?=.*\\d)[a-z\\d]{8,}$',
    '^(?:red|green|blue)$',
    '^(?:ab|cd)+$',
    '^[\\u{1F600}-\\u{1F64F}x]+$',
    'abc',
    '',
  ])('accepts %s [C-099]', (pattern) => expect(unsafePattern(pattern)).toBeUndefined())

  it.each([
    '(a+)+$',
    '^(a*)*$',
    '^(a|a)+$',
    '^(a|ab)*c$',
    '^([a-z]+\\s?)+$',
    '^(\\w+,?)*$',
    '^(.*)*x$',
    '^(a?){30}b$',
    '^(a|a?)+$',
    '^(?:[a-z]{1,3}){2,50}$',
    '^.*.*.*x$',
    '^\\d+\\d+\\d+$',
    '.*.*x',
    '\\d+x\\d+\\d',
    '^.*(?=.*x)',
    '^(\\p{L}+\\p{N}+)+$',
    '^(?:x(?:a+a)?)+$',
    '^(a)\\1+$',
    '^(?<one>a)\\k<one>$',
    '^(?i:a+)+$',
    '^(?i:[a-z]|B)$',
    '^(?s-m:.)$',
    `^${'(a|a)'.repeat(20)}$`,
    `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
    'a'.repeat(501),
  ])('refuses %s', (pattern) => expect(unsafePattern(pattern)).toEqual(expect.any(String)))

  it('accepts only patterns whose number of steps is bounded by the length of the text', () => {
    const text = `${'a'.repeat(1_999)}!`
    expect(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text)).toBe(false)
  })
})
