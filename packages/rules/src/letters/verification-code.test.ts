import { expect, it } from 'vitest'
import {
  makeVerificationCode,
  tidyVerificationCode,
  verificationCodePattern,
  verificationLink,
} from './verification-code.ts'

it('has 12 characters', () => {
  const code = makeVerificationCode((count) => Uint8Array.from({ length: count }, (_, place) => place * 23))
  expect(code).toMatch(verificationCodePattern)
  expect(code).toHaveLength(12)
})

it.each([
  ['7K3M-P0QX-2WVD', '7K3MP0QX2WVD'],
  ['７Ｋ３Ｍ–PoQX–2WVD', '7K3MP0QX2WVD'],
  ['7K3MP0QX2WV', null],
  ['7K3MP0QX2WVDD', null],
  ['7K3MP0QX2WVU', null],
  ['', null],
])('reads %j as %j', (typed, code) => expect(tidyVerificationCode(typed)).toBe(code))

it('is in the fragment of its link', () => {
  const link = new URL(verificationLink('https://portal.example', '7K3MP0QX2WVD'))
  expect([link.pathname, link.search, link.hash]).toEqual(['/verify', '', '#7K3MP0QX2WVD'])
})
