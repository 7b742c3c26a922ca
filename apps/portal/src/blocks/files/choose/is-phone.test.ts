import { expect, it } from 'vitest'
import { isPhone } from './is-phone.ts'

it.each<[boolean | undefined, boolean, boolean]>([
  [true, false, true],
  [false, true, true],
  [false, false, false],
  [undefined, true, true],
  [undefined, false, false],
])('with userAgentData.mobile %s and a small touch screen %s returns %s [C-182]', (mobile, matches, phone) => {
  const navigator = mobile === undefined ? {} : { userAgentData: { mobile } }
  expect(isPhone({ navigator, matchMedia: () => ({ matches }) })).toBe(phone)
})
