import { expect, it } from 'vitest'
import { OPERATOR_KEY } from '../testing/api.ts'
import { ask, payment, quote } from '../testing/policies/buy.ts'
import { bearer, market, openMarketplace } from '../testing/policies/marketplace.ts'
import { accountLine, policyLines } from './policy-lines.ts'

openMarketplace()

it('shows a policy with its people, its money and its history', async () => {
  const id = await quote(market, bearer)
  await ask(market, `POST /quote/${id}/purchase/`, { bearer, payload: payment() })
  const shown = await market.app.inject({
    url: `/api/management/v1/policies/${id}/`,
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  })
  const lines = policyLines(shown.json())
  const { number } = shown.json().policy
  expect(lines[0]).toBe(`${id}  ${number}  in_force  OH  6.30  2026-11-15  2026-11-15T17:00:00.000Z`)
  expect(lines).toContain('Mastercard ending in 4444, 12/2030')
  expect(lines).toContain('next payment 6.30 on 2026-12-15')
  expect(lines).toContain('  policyholder  Dana Quill  1986-04-12  dana@mail.example')
  expect(lines.some((line) => line.includes('  charge  6.30  '))).toBe(true)
  expect(lines.at(-1)).toBe('2026-11-15T17:00:00.000Z  bootstrap  shown')
})

it('shows status, payments and planned refunds after an action', () => {
  const account = {
    id: crypto.randomUUID(),
    number: 'AB12',
    status_code: 'canceled',
    paid: 6.3,
    to_be_returned: 3,
  } as const
  expect(accountLine(account)).toBe('AB12  canceled  paid 6.30, of which 3.00 is being refunded')
})
