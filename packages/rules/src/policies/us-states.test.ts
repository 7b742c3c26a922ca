import { expect, it } from 'vitest'
import { stateNames } from './us-state-names.ts'
import { isSupportedState, isUsState, supportedStates, usStates } from './us-states.ts'

it('knows the 50 states, DC and five territories, by name [M-X41]', () => {
  expect(usStates.length).toBe(56)
  expect(['DC', 'AS', 'GU', 'MP', 'PR', 'VI'].every(isUsState)).toBe(true)
  const names = Object.values(stateNames)
  expect([...names].sort((one, other) => one.localeCompare(other))).toEqual(names)
  expect(new Set(names).size).toBe(56)
})

it('sells in exactly 30 states [M-364]', () => {
  const listed =
    'AL, AR, AZ, CA, CO, DE, FL, HI, IA, IL, IN, KS, KY, LA, ME, MO, MS, NC, NE, NH, NV, NY, OH, OK, RI, SC, SD, UT, WI, WV'
  expect(supportedStates.join(', ')).toBe(listed)
  expect(supportedStates.every(isUsState)).toBe(true)
})

it.each([
  ['OH', true, true],
  ['TX', true, false],
  ['PR', true, false],
  ['XX', false, false],
  ['oh', false, false],
  ['', false, false],
  ['toString', false, false],
])('knows whether %s is a state (%s) and supported (%s)', (code, isState, isSupported) => {
  expect(isUsState(code)).toBe(isState)
  expect(isSupportedState(code)).toBe(isSupported)
})
