import { expect, it } from 'vitest'
import { lastFourOf, letterNumber, letterNumberPattern, shownLetterNumber } from './letter-number.ts'

const now = new Date('2026-11-16T12:00:00.123Z')
const numberWith = (random: number) => letterNumber({ lastFour: '4051', now, random: () => random })

it('is the last four digits, milliseconds, and a random number from 1000 to 9997 [C-348, C-612, C-X43]', () => {
  expect(numberWith(0)).toBe(`4051${now.getTime()}1000`)
  expect(numberWith(1 - Number.EPSILON)).toBe(`4051${now.getTime()}9997`)
  expect(lastFourOf(numberWith(0.5))).toBe('4051')
  expect(shownLetterNumber(numberWith(0))).toBe(`4051 ${now.getTime()} 1000`)
})

it.each([
  [numberWith(0.5), true],
  ['405117948736000000999', false],
  ['405117948736000009998', false],
  ['4051179487360000', false],
  ['4051179487360000043210', false],
  ['40511794873600000432a', false],
  ['', false],
])('knows whether %j is a number: %s [C-612]', (text, verdict) => expect(letterNumberPattern.test(text)).toBe(verdict))
