import { expect, it } from 'vitest'
import { disclaimerEntries } from './disclaimer-entries.ts'

const known = { default: {}, ali: {}, nma: {} }

it.each([
  [[], []],
  [['ALI'], ['ali']],
  [
    ['NMA', 'ALI', 'NMA'],
    ['nma', 'ali'],
  ],
  [
    ['LUMEN', 'ALI', 'OTHER'],
    ['default', 'ali'],
  ],
  [['toString'], ['default']],
])('for %j has the disclaimers %j [P-007]', (sources, entries) => {
  const benefits = sources.map((source) => ({ source }))
  expect(disclaimerEntries(benefits, known)).toEqual(entries)
})
