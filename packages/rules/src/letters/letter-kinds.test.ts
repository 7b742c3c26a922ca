import { expect, it } from 'vitest'
import { isPosted, letterButton, letterKind } from './letter-kinds.ts'

it.each<[string, string, string | null, string]>([
  ['CDW', 'USA', 'cdw-certificate', '[C-X64]'],
  ['MEX', 'ARG', 'mex-certificate', '[C-X63, C-X64]'],
  ['TIN', 'SGP', 'ap-certificate', '[C-400, C-X64]'],
  ['TIN', 'IND', 'ap-certificate', '[C-X73]'],
  ['TIR', 'SGP', null, '[C-401]'],
  ['PUR', 'USA', null, ''],
  ['CDW', 'BRA', null, '[C-326]'],
  ['CDW', 'PHL', null, '[C-326]'],
  ['MEX', 'BRA', null, '[C-327]'],
  ['MEX', 'PHL', null, '[C-327]'],
  ['TIN', 'BRA', null, '[C-328]'],
  ['TIN', 'PHL', null, '[C-328]'],
])('%s in %s has the letter %s %s', (benefit, country, kind) => {
  expect(letterKind(benefit, country)).toBe(kind)
})

it.each([
  ['ap-certificate', 'SGP', true],
  ['ap-certificate', 'IND', false],
  ['cdw-certificate', 'USA', false],
  ['mex-certificate', 'ARG', false],
] as const)('posts a %s of %s: %s [C-324, C-X74]', (kind, country, isSent) => {
  expect(isPosted(kind, country)).toBe(isSent)
})

it.each<[string, string, object | null, string]>([
  ['TIR', 'SGP', { opens: 'insurer-site' }, '[C-401]'],
  ['TIR', 'BRA', { opens: 'insurance-ticket' }, '[C-418]'],
  ['TIN', 'SGP', { opens: 'form', kind: 'ap-certificate' }, '[C-400]'],
  ['CDW', 'BRA', null, '[C-326]'],
])('the letter button of %s in %s opens %j %s', (benefit, country, button) => {
  expect(letterButton(benefit, country)).toEqual(button)
})

it('another country can have the insurance ticket by configuration [C-X50]', () => {
  expect(letterButton('TIR', 'ARG', ['BRA', 'ARG'])).toEqual({ opens: 'insurance-ticket' })
})
