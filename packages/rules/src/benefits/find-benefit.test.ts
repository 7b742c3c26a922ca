import { expect, it } from 'vitest'
import { findBenefit } from './find-benefit.ts'

const benefits = [
  { benefit_code: 'CID', benefit_id: '29990' },
  { benefit_code: 'CDW', benefit_id: 'CID' },
]

it.each([
  ['CDW', 'CDW'],
  ['cdw', 'CDW'],
  ['CID', 'CID'],
  ['29990', 'CID'],
  ['nothing', undefined],
])('finds under %s the benefit %s, by code before id [P-099, P-X13]', (segment, code) => {
  expect(findBenefit(benefits, segment)?.benefit_code).toBe(code)
})
