import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it.each([
  ['١٢٣', '123'],
  ['۴۵۶', '456'],
  ['７８９', '789'],
  ['a1', 'a1'],
])('writes %s as %s', (text, latin) => expect(latinDigits(text)).toBe(latin))
