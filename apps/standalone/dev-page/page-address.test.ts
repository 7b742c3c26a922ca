import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

const origin = 'http://localhost:4000'

it.each([
  ['login', 'en_US', `${origin}/`],
  ['login', 'pt_BR', `${origin}/pt_BR/login`],
  ['benefits', 'pt_BR', `${origin}/bra/pt_BR/benefits`],
] as const)('links %s in %s', (page, locale, address) => {
  expect(pageAddress({ country: 'BRA', locale, origin, page })).toBe(address)
})
