import { describe, expect, it } from 'vitest'
import { groupReadableCode, readableCode, readableCodePattern, tidyReadableCode } from './readable-code.ts'

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)

it('uses 32 characters equally often, and none that looks like another', () => {
  const all = readableCode(everyByte)
  expect(new Set(all).size).toBe(32)
  for (const character of new Set(all)) expect(all.split(character)).toHaveLength(256 / 32 + 1)
  expect(all).not.toMatch(/[OILU]/)
})

it('has as many characters as there are bytes', () => {
  expect(readableCode(everyByte.slice(0, 12))).toBe('0123456789AB')
})

it.each([
  ['7KQ2-M4XD', '7KQ2M4XD'],
  [' 7kq2 m4xd ', '7KQ2M4XD'],
  ['#7KQ2–M4XD−', '7KQ2M4XD'],
  ['７ＫＱ２Ｍ４ＸＤ', '7KQ2M4XD'],
  ['oOiIlL', '001111'],
  ['', ''],
])('tidies %j to %j', (typed, code) => expect(tidyReadableCode(typed)).toBe(code))

describe('a code of eight characters', () => {
  it.each([
    ['7KQ2M4XD', true],
    ['7KQ2M4X', false],
    ['7KQ2M4XDD', false],
    ['7KQ2M4XU', false],
    ['7KQ2M4XЖ', false],
    ['7kq2m4xd', false],
    ['7KQ2M4XD\n', false],
  ])('%j: %j', (code, isCode) => expect(readableCodePattern(8).test(code)).toBe(isCode))
})

it.each([
  ['7KQ2M4XD9PBT', '7KQ2-M4XD-9PBT'],
  ['7KQ2M', '7KQ2-M'],
  ['7KQ2', '7KQ2'],
  ['', ''],
])('groups %j as %j', (code, grouped) => expect(groupReadableCode(code)).toBe(grouped))
