import { expect, it } from 'vitest'
import { EXAMPLE_AGE, exampleDate } from './date-text.ts'

const today = '2026-11-16'

it.each([
  ['last year', {}, '10/31/2025'],
  ['the year of a birth', { yearsAgo: EXAMPLE_AGE }, '10/31/1985'],
  ['limits that it is within', { first: '2025-01-01', last: today }, '10/31/2025'],
  ['days to come', { first: today, last: '2026-12-16' }, '12/16/2026'],
  ['days from a first one on', { first: today }, '11/17/2026'],
  ['days long ago', { last: '2024-02-01' }, '02/01/2024'],
])('gives an example for %s', (_, limits, example) => expect(exampleDate(today, 'en_US', limits)).toBe(example))

it('writes it in the order of the locale', () => expect(exampleDate(today, 'pt_BR')).toBe('31/10/2025'))
