import { expect, it } from 'vitest'
import { isFlagOn } from './flag-status.ts'

it.each([true, 'on', 'ON', 'active', 'enabled', 'Enabled'])('treats %s as on [P-406]', (status) =>
  expect(isFlagOn(status)).toBe(true),
)
it.each([false, 'off', '', 'yes', 1, null, undefined, {}])('treats %s as off [P-406]', (status) =>
  expect(isFlagOn(status)).toBe(false),
)
