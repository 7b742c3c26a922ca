import { expect, it } from 'vitest'
import { isWhiteLabel } from './white-label.ts'

it.each([
  ['ba.amparo.example', false, true],
  ['BA-au.amparo.example:4000', false, true],
  ['bank.amparo.example', false, true],
  ['www.amparo.example', false, false],
  ['balance', false, false],
  ['urban.amparo.example', false, false],
  ['www.bank.example', false, false],
  ['localhost:4000', false, false],
  ['www.amparo.example', true, true],
])('is used on %s with is_brand_agnostic %s: %s [P-323, P-324, P-325]', (host, isBrandAgnostic, verdict) =>
  expect(isWhiteLabel({ host, isBrandAgnostic })).toBe(verdict),
)
