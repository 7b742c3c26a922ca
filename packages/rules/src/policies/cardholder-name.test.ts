import { expect, it } from 'vitest'
import { isCardholderName } from './cardholder-name.ts'

it.each([
  ['Ada Winters', true],
  ['  Ada  ', true],
  ['Łukasz O’Brien-Nguyễn 3rd', true],
  ['x'.repeat(100), true],
  ['', false],
  ['   ', false],
  ['x'.repeat(101), false],
  ['5555 5555 5555 4444', false],
  ['Ada 555555555555', false],
  ['٥٥٥٥٥٥٥٥٥٥٥٥٤٤٤٤', false],
])('[M-152] %j is a cardholder’s name: %s', (name, expected) => expect(isCardholderName(name)).toBe(expected))
