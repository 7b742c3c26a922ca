import { describe, expect, it } from 'vitest'
import { claimNumberProblem, tidyClaimNumber } from './claim-number.ts'

describe('tidyClaimNumber', () => {
  it.each([
    ['as it is', 'A1B2C3D4E', 'A1B2C3D4E'],
    ['lower case', 'a1b2c3d4e', 'A1B2C3D4E'],
    ['spaces', '  884 120\t7553 ', '8841207553'],
    ['a non-breaking space', '884\u00a0120\u202f755', '884120755'],
    ['hyphens', '884-120-755', '884120755'],
    ['long dashes', '884–120—755', '884120755'],
    ['a minus and a full-width dash', '884−120－755', '884120755'],
    ['the dash of a Japanese keyboard', '884ー120', '884120'],
    ['full-width digits and letters', '８８４ａＢ１', '884AB1'],
    ['Arabic digits', '٨٨٤١٢٠', '884120'],
    ['Thai digits', '๘๘๔', '884'],
    ['invisible characters', '\u200e884\u200b120\u2060\ufeff', '884120'],
    ['nothing', ' – ', ''],
  ])('reads %s', (_, typed, tidy) => {
    expect(tidyClaimNumber(typed)).toBe(tidy)
  })
})

describe('claimNumberProblem', () => {
  it.each<[string, number, string | null, string]>([
    ['', 9, 'required', '[C-252]'],
    [' - ', 9, 'required', '[C-252]'],
    ['1', 9, null, '[C-252]'],
    ['123456789', 9, null, '[C-253]'],
    ['123-456-789', 9, null, '[C-253]'],
    ['1234567890', 9, 'too-long', '[C-253]'],
    ['1234567890', 25, null, '[C-254]'],
    ['A'.repeat(25), 25, null, '[C-254]'],
    ['A'.repeat(26), 25, 'too-long', '[C-254]'],
    ['A1$', 9, 'characters', '[C-252]'],
    ['12/34', 9, 'characters', '[C-252]'],
    ['１２３é', 9, 'characters', '[C-252]'],
    ["1' OR '1'='1", 25, 'characters', '[C-252]'],
    ['<script>', 25, 'characters', '[C-252]'],
    ['12345678$0', 9, 'characters', '[C-253]'],
    ['مطالبة', 9, 'characters', '[C-252]'],
  ])('finds in %j with at most %i characters: %s %s', (typed, most, problem) => {
    expect(claimNumberProblem(typed, { most })).toBe(problem)
  })
})
