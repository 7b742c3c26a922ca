import { expect, it } from 'vitest'
import { namedIds } from './named-ids.ts'

it.each([
  ["it('rejects 13 digits [P-142]', …)", ['P-142']],
  ["it('two [P-142, C-007]', …)", ['P-142', 'C-007']],
  ["it('two [P-142 P-X58]', …)", ['P-142', 'P-X58']],
  ["it('dots [P-098..P-101]', …)", ['P-098', 'P-099', 'P-100', 'P-101']],
  ["it('words [M-008 to M-010, P-X01..P-X02]', …)", ['M-008', 'M-009', 'M-010', 'P-X01', 'P-X02']],
  ["it.each([['P-034', '/accessibility']])('has %s [%s]', …)", ['P-034']],
  ["it.each([['C-026, C-030', 1], ['P-298 to P-299', 2]])('%s')", ['C-026', 'C-030', 'P-298', 'P-299']],
  ["it('backwards [P-003..P-001]', …)", ['P-003', 'P-001']],
  ['// P-142 in a comment, ISO-042, and an index: rows[P]', []],
])('reads %s', (source, ids) => {
  expect(namedIds(source).map(({ id }) => id)).toEqual(ids)
})

it('knows the line', () => {
  expect(namedIds("\n\nit('a [P-001]')")).toEqual([{ id: 'P-001', line: 3 }])
})
