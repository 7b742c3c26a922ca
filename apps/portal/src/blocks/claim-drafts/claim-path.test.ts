import { expect, it } from 'vitest'
import { claimPath, fromWithin, isFromWithin, STEPS_AFTER_FORM, stepKeys } from './claim-path.ts'

const claim = { benefit_code: 'CDW', localId: 'a/b' }

it('makes the address of a claim, and of one of its pages [C-123]', () => {
  expect(claimPath('USA', 'en_US', claim)).toBe('/usa/en_US/claims/CDW/a%2Fb')
  expect(claimPath('USA', 'en_US', claim, 'trip')).toBe('/usa/en_US/claims/CDW/a%2Fb/trip')
})

it.each([[null], [undefined], [{}], ['isWithinClaim']])('reads the state %o as a typed address [C-129]', (state) => {
  expect(isFromWithin(state)).toBe(false)
  expect(isFromWithin(fromWithin)).toBe(true)
})

it('counts the steps after the form', () => {
  expect(stepKeys([{ page_key: 'trip' }])).toHaveLength(1 + STEPS_AFTER_FORM)
})
