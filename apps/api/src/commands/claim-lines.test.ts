import { expect, it } from 'vitest'
import { claimRow } from './claim-lines.ts'

const claim = {
  claim_number: 'B2C4D6F8H',
  state: 'registered',
  status: 'open',
  benefit_code: 'ADD',
  product_code: 'ADD',
  country: 'USA',
  policy_number: null,
  date_of_loss: '2026-11-15',
  received_at: '2026-11-15T12:00:00.000Z',
} as const

it('shows the policy number with a claim from a policy', () => {
  const line = 'B2C4D6F8H  open  ADD  USA  2026-11-15  2026-11-15T12:00:00.000Z'
  expect(claimRow(claim)).toBe(line)
  expect(claimRow({ ...claim, policy_number: 'ADD-1000017' })).toBe(`${line}  policy ADD-1000017`)
})
