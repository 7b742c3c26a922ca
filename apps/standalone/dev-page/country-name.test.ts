import { loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it('has a name for every country of the catalogue and of the demo cards', () => {
  const codes = [...loadCatalogue().countries.keys(), ...loadDemoCards().map(({ country }) => country)]
  expect(codes.filter((code) => countryName(code) === code)).toEqual([])
})

it.each([
  ['BRA', 'Brazil'],
  ['TWN', 'Taiwan'],
  ['XXX', 'XXX'],
])('gives %s the name %s', (code, name) => {
  expect(countryName(code)).toBe(name)
})
