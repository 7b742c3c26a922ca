import { expect, it } from 'vitest'
import {
  makeVerificationCode,
  shownVerificationCode,
  tidyVerificationCode,
  verificationCodePattern,
  verificationLink,
} from './verification-code.ts'

it('has 12 characters of five random bits each', () => {
  const code = makeVerificationCode((count) => Uint8Array.from({ length: count }, (_, place) => place * 23))
  expect(code).toHaveLength(12)
  expect(verificationCodePattern.test(code)).toBe(true)
  const all = makeVerificationCode(() => Uint8Array.from({ length: 256 }, (_, byte) => byte))
  expect(new Set(all).size).toBe(32)
  for (const character of new Set(all)) expect(all.split(character)).toHaveLength(9)
})

it.each([
  ['7K3M-P0QX-2WVD', '7K3MP0QX2WVD'],
  [' 7k3m p0qx 2wvd ', '7K3MP0QX2WVD'],
  ['#7k3mp0qx2wvd', '7K3MP0QX2WVD'],
  ['７Ｋ３Ｍ–PoQX–2WVD', '7K3MP0QX2WVD'],
  ['ilLo00000000', '111000000000'],
  ['7K3MP0QX2WV', null],
  ['7K3MP0QX2WVDD', null],
  ['7K3MP0QX2WVU', null],
  ['', null],
])('reads %j as %j', (typed, code) => expect(tidyVerificationCode(typed)).toBe(code))

it('is shown in groups, and is in the fragment of its link', () => {
  expect(shownVerificationCode('7K3MP0QX2WVD')).toBe('7K3M-P0QX-2WVD')
  const link = new URL(verificationLink('https://portal.example', '7K3MP0QX2WVD'))
  expect([link.pathname, link.search, link.hash]).toEqual(['/verify', '', '#7K3MP0QX2WVD'])
})
