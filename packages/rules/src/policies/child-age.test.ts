import { expect, it } from 'vitest'
import { childAge } from './child-age.ts'

it.each([
  ['UT', 26],
  ['AL', 19],
  ['OH', 25],
] as const)('calls people in %s children up to the age of %i [M-116] [M-X14]', (state, age) =>
  expect(childAge(state, { statesWith19: ['AL', 'NE'] })).toBe(age),
)
