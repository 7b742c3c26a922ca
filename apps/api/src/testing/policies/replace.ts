import { expect } from 'vitest'
import { ask, payment, quote, request } from './buy.ts'
import { bearer, market } from './marketplace.ts'
import { centsMoved, id as old } from './one-policy.ts'
import type { PolicyTest } from './policy-test.ts'

/** Seventeen of the thirty days of the old month are left. */
export const TODAY = '2026-11-27'
export const UNUSED = 357

/** A quote in another state that replaces the old policy. */
export async function rewrite(of = old, person = bearer) {
  const address = { ...request.address, state: 'IN', postal_code: '47901' }
  return quote(market, person, { address, cancel_rewrite_policy_id: of })
}
export const buy = (
  id: string,
  payload: object = payment(),
  server: Pick<PolicyTest, 'app'> = market,
  person = bearer,
) => ask(server, `POST /quote/${id}/purchase/`, { bearer: person, payload })
export const detailsOf = async (id: string) => (await ask(market, `GET /policies/${id}/`, { bearer })).body
export const ledgers = async (...ids: string[]) =>
  (
    await market.database.query<{ amount_cents: number }>(
      'SELECT amount_cents FROM ledger_entries WHERE policy_id = ANY($1) ORDER BY position',
      [ids],
    )
  ).map(({ amount_cents }) => amount_cents)
export const endings = () =>
  market.database.query("SELECT author, note FROM policy_history WHERE policy_id = $1 AND kind = 'canceled'", [old])

/** Both or neither: the new policy, and the end of the old one; ledger and processor agree to the cent. */
export async function expectReplacedOnce(id: string) {
  expect(await detailsOf(id)).toMatchObject({ status_code: 'in_force', cancel_rewrite_policy_id: old })
  expect(await detailsOf(old)).toMatchObject({
    status_code: 'canceled',
    out_of_force_date: TODAY,
    next_payment: null,
  })
  expect(await endings()).toEqual([{ author: 'policyholder', note: 'replaced' }])
  const moved = await ledgers(old, id)
  expect(moved).toEqual([630, 630, -UNUSED])
  expect(await centsMoved()).toBe(630 + 630 - UNUSED)
}
export async function expectNothingReplaced(id: string, status = 'initializing') {
  expect((await detailsOf(id)).status_code).toBe(status)
  expect((await detailsOf(old)).status_code).toBe('in_force')
  expect(await endings()).toEqual([])
}
