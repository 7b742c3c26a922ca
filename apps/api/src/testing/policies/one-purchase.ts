import { beforeEach, expect } from 'vitest'
import { ask, payment, quote } from './buy.ts'
import { bearer, market, openMarketplace } from './marketplace.ts'
import type { PolicyTest } from './policy-test.ts'

/** The quote of each test. */
export let id: string
let before: number

/** For the whole file: a marketplace, and somebody with a quote before each test. */
export function preparePurchases() {
  openMarketplace()
  beforeEach(async () => {
    market.processor.heal()
    market.queue.length = 0
    // What earlier tests did not finish would be finished in this one.
    await market.database.query('DELETE FROM purchases')
    id = await quote(market, bearer)
    before = await market.processor.moved()
  })
}

export const buy = (payload: object = payment(), server: Pick<PolicyTest, 'app'> = market) =>
  ask(server, `POST /quote/${id}/purchase/`, { bearer, payload })
export const details = async () => (await ask(market, `GET /quote/${id}/details/`, { bearer })).body
/** Cents that the processor has moved in this test. */
export const moved = async () => (await market.processor.moved()) - before
export const ledger = async () =>
  (
    await market.database.query<{ amount_cents: number }>(
      'SELECT amount_cents FROM ledger_entries WHERE policy_id = $1 ORDER BY position',
      [id],
    )
  ).map(({ amount_cents }) => amount_cents)

export const crash = () => new Promise<never>(() => {})
export const fail = async () => {
  throw new Error('the processor is down')
}

/** The server of a request is gone; another one goes on after the time of one try. */
export function restart() {
  market.processor.heal()
  market.clock.time += 21_000
  return market.startServer()
}

/** Whatever happened: one policy, one charge, and a ledger that says the same. */
export async function expectBoughtOnce() {
  expect(await details()).toMatchObject({ status_code: 'in_force', number: expect.any(String) })
  expect(await moved()).toBe(630)
  expect(await ledger()).toEqual([630])
  const purchases = await market.database.query('SELECT state FROM purchases WHERE policy_id = $1', [id])
  expect(purchases).toEqual([{ state: 'succeeded' }])
}
