import { expect, it } from 'vitest'
import { paperSize } from './paper-size.ts'

it.each([
  ['USA', 'LETTER'],
  ['CHL', 'LETTER'],
  ['ARG', 'A4'],
  ['SGP', 'A4'],
])('the paper of %s is %s', (country, size) => expect(paperSize(country)).toBe(size))
