import { expect, it } from 'vitest'
import { comparablePostalCode, comparableSurname } from './claim-proof.ts'

const surnames: [typed: string, stored: string][] = [
  ['NGUYEN', 'Nguyễn'],
  ['dang', 'Đặng'],
  ['o’brien', "O'Brien"],
  ['Ｔａｎ', 'Tan'],
  ['de la cruz', 'Dela Cruz'],
  ['Strauss', 'Strauß'],
  ['Lim-Wong', 'lim wong'],
  ['sorensen', 'Sørensen'],
]
it.each(surnames)('accepts the surname %s for %s', (typed, stored) => {
  expect(comparableSurname(typed)).toBe(comparableSurname(stored))
})

it.each([
  ['Tan', 'Tang'],
  ['王', '黄'],
  ['Lee', ''],
])('does not accept %s for %s', (typed, stored) => {
  expect(comparableSurname(typed)).not.toBe(comparableSurname(stored))
})

it.each([
  ['m5v 3l9', 'M5V3L9', 'CAN'],
  ['Ｍ５Ｖ-３Ｌ９', 'M5V 3L9', 'CAN'],
  ['62704-1234', '62704', 'USA'],
  ['٦٢٧٠٤', '62704', 'USA'],
])('accepts the postal code %s for %s in %s [C-255]', (typed, stored, country) => {
  expect(comparablePostalCode(typed, country)).toBe(comparablePostalCode(stored, country))
})

it('compares the whole postal code outside the USA', () => {
  expect(comparablePostalCode('M5V 3L9', 'CAN')).not.toBe(comparablePostalCode('M5V 3L8', 'CAN'))
})
