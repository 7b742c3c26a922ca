import { expect, it } from 'vitest'
import { addressProblems } from './address-form.ts'

const home = { line1Address: '12 Elm St', line2Address: '', city: 'Columbus', state: 'OH', postalCode: '43004' }

it('finds no problem with an address in a state where policies are sold', () => {
  expect(addressProblems(home)).toEqual({})
  expect(addressProblems({ ...home, line2Address: 'Apt 6', postalCode: '43004-1234' })).toEqual({})
})

it.each([
  [{ line1Address: ' ' }, 'address_missing'],
  [{ line1Address: 'x'.repeat(101) }, 'address_missing'],
  [{ line2Address: 'x'.repeat(101) }, 'address_too_long'],
  [{ city: '' }, 'city_missing'],
  [{ state: '' }, 'state_missing'],
  [{ state: 'XX' }, 'state_missing'],
  [{ state: 'TX' }, 'state_unavailable'],
  [{ postalCode: '' }, 'zip_missing'],
  [{ postalCode: '4300A' }, 'zip_missing'],
])('finds what is wrong with %o', (change, problem) => {
  expect(Object.entries(addressProblems({ ...home, ...change }))).toEqual([[Object.keys(change)[0], problem]])
})
