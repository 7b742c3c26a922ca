import { expect, it } from 'vitest'
import { productHome } from './product-home.ts'

const homes = { lac: 'https://lac.example/', us: 'https://us.example/' }

it.each<[string, string | null, string]>([
  ['lac.amparo.example', homes.lac, '[P-124]'],
  ['portal-LAC.amparo.example', homes.lac, '[P-124]'],
  ['us.amparo.example', homes.us, '[P-125]'],
  ['business.amparo.example', homes.us, '[P-125]'],
  ['lac-us.amparo.example', homes.lac, '[P-124]'],
  ['localhost:4000', null, ''],
  ['www.amparo.example', null, ''],
])('redirects the root of %s to %s %s', (host, home) => {
  expect(productHome(host, homes)).toBe(home)
})

it('has no home if none is configured [P-X12]', () => {
  expect(productHome('lac-us.amparo.example', {})).toBeNull()
  expect(productHome('lac-us.amparo.example', { us: homes.us })).toBe(homes.us)
})
