import { expect, it } from 'vitest'
import { claimStatusAsks, POSTAL_CODE_MOST, proofProblem, SURNAME_MOST, tidyProof } from './claim-status-asks.ts'

it.each<[string, boolean, boolean, boolean, string | null, number, string]>([
  ['the USA and Canada', true, false, true, 'postal_code', 9, '[C-255, C-253]'],
  ['the USA without the flag', true, false, false, 'postal_code', 9, '[C-255]'],
  ['most of Asia-Pacific', false, true, true, 'surname', 25, '[C-256, C-254, C-258]'],
  ['Asia-Pacific without the flag', false, true, false, null, 9, '[C-258, C-X51]'],
  ['Latin America', false, false, true, null, 9, '[C-253]'],
])('asks in %s for the configured fields %#', (_, postal, surname, isSurnameOn, proof, numberMost) => {
  const country = { isPostalCodeRequired: postal, isSurnameRequired: surname }
  expect(claimStatusAsks(country, { isSurnameOn })).toEqual({ proof, numberMost })
})

it.each<[string, number, string | null, string]>([
  ['', SURNAME_MOST, 'required', '[C-256]'],
  [' \t\u3000', SURNAME_MOST, 'required', '[C-256]'],
  ['Ng', SURNAME_MOST, null, '[C-256]'],
  ['x'.repeat(100), SURNAME_MOST, null, '[C-257]'],
  [` ${'x'.repeat(100)} `, SURNAME_MOST, null, '[C-257]'],
  ['x'.repeat(101), SURNAME_MOST, 'too-long', '[C-257]'],
  ['', POSTAL_CODE_MOST, 'required', '[C-255]'],
  ['K1A 0B1', POSTAL_CODE_MOST, null, '[C-255]'],
  ['9'.repeat(21), POSTAL_CODE_MOST, 'too-long', '[C-255]'],
])('finds in the proof %j with at most %i characters: %s %s', (typed, most, problem) => {
  expect(proofProblem(typed, { most })).toBe(problem)
})

it('tidies full-width characters and doubled spaces', () => {
  expect(tidyProof(' Ｋ１Ａ  ０Ｂ１ ')).toBe('K1A 0B1')
  expect(tidyProof('de  la\u00a0Cruz')).toBe('de la Cruz')
})
