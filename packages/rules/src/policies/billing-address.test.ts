import { expect, it } from 'vitest'
import { type BillingAddressValues, billingAddressProblems } from './billing-address.ts'

const good = { line1Address: '12 Elm St', line2address: '', city: 'Dayton', state: 'TX', postalCode: '45402' }

it('accepts an address in any state, not only where policies are sold', () =>
  expect(billingAddressProblems(good)).toEqual({}))

it.each<[keyof BillingAddressValues, string, string, string]>([
  ['line1Address', ' ', 'address_missing', 'M-158'],
  ['line1Address', 'x'.repeat(101), 'address_missing', 'M-158'],
  ['line2address', 'x'.repeat(101), 'address_too_long', 'M-173'],
  ['city', '', 'city_missing', 'M-159'],
  ['state', '', 'state_missing', 'M-160'],
  ['state', 'Ohio', 'state_missing', 'M-160'],
  ['postalCode', '', 'zip_invalid', 'M-161'],
  ['postalCode', '4540', 'zip_invalid', 'M-161'],
  ['postalCode', '45402-12', 'zip_invalid', 'M-161'],
  ['postalCode', 'K1A 0B1', 'zip_invalid', 'M-161'],
])('refuses as %s %j: %s [%s]', (field, text, problem) =>
  expect(billingAddressProblems({ ...good, [field]: text })).toEqual({ [field]: problem }),
)
