import { expect, it } from 'vitest'
import { loneIdProblems } from './lone-ids.ts'

/** Comments are written with ~ for a slash, so that this file itself passes the check. */
const withSlashes = (source: string) => source.replaceAll('~', '/')

it.each([
  '~** C-551. *~',
  '~** C-539, C-540. *~',
  '~* P-001 *~',
  '~~ P-001..P-004',
  '  ~~ C-551 and C-552',
  '~**\n * C-551.\n *~',
  'const limit = 3 ~~ C-551',
  '{~* C-551 to C-553 *~}',
])('refuses %j', (source) => {
  expect(loneIdProblems(withSlashes(`\n${source}\nconst a = 1`))).toEqual([{ line: 2, problem: expect.any(String) }])
})

it.each([
  '~** Checks the answers of one page (C-551, C-552). *~',
  '~~ C-551: one page at a time',
  '~~ The whole claim is checked too:\n~~ C-551',
  "it('checks one page [C-551]', () => {})",
  "const url = 'https:~~C-551'",
])('accepts %j', (source) => {
  expect(loneIdProblems(withSlashes(source))).toEqual([])
})
