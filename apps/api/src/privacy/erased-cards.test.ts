import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '../migrations-folder.ts'
import type { PersonTest } from '../testing/person.ts'
import { api, serveApi } from '../testing/privacy-api.ts'

serveApi()

type Sold = Awaited<ReturnType<PersonTest['buyPolicy']>>

/** A canceled policy with charges in these states. */
async function endedPolicy(...states: ('succeeded' | 'charging')[]): Promise<Sold> {
  const sold = await api.buyPolicy()
  await api.cancel(sold.policyId)
  for (const state of states)
    await api.database.query(
      `INSERT INTO charges (id, policy_id, amount_cents, due_on, payment_reference, card, request_hash, author,
         taken_until, next_try_at, state, charge_id, begun_at)
       SELECT gen_random_uuid(), policy_id, amount_cents, '2026-12-15', payment_reference, card, $2, 'policyholder',
         begun_at, begun_at, $2, CASE WHEN $2 = 'succeeded' THEN 'ch_1' END, begun_at
       FROM purchases WHERE policy_id = $1`,
      [sold.policyId, state],
    )
  return sold
}

const cardsOf = ({ policyId }: Sold) =>
  api.database.query<{ card: object; payment_reference: string; request_hash: string | null }>(
    `SELECT card, payment_reference, request_hash FROM purchases WHERE policy_id = $1
     UNION ALL SELECT card, payment_reference, request_hash FROM charges WHERE policy_id = $1 ORDER BY request_hash`,
    [policyId],
  )
const purchase = { card: {}, payment_reference: '', request_hash: expect.stringMatching(/^erased /) }
const charge = { card: {}, payment_reference: '', request_hash: null }

it('erases the cards of purchases and charges, which a copy then leaves out', async () => {
  const sold = await endedPolicy('succeeded')
  const before = await api.export('policy', sold.policyNumber)
  expect(before.data.purchases).toMatchObject([{ card: { last_4: expect.any(String) } }])
  await api.erase('policy', sold.policyNumber)
  expect(await cardsOf(sold)).toEqual([purchase, charge])
  const { data } = await api.export('policy', sold.policyNumber)
  for (const [payment] of [data.purchases, data.charges]) {
    expect(payment).toMatchObject({ state: 'succeeded', charge_id: expect.any(String) })
    expect(payment).not.toHaveProperty('card')
  }
})

it('erases the card of a charge in progress when that has ended, and refunds it', async () => {
  const sold = await endedPolicy('charging')
  await api.erase('policy', sold.policyNumber)
  expect(await cardsOf(sold)).toEqual([
    {
      card: expect.objectContaining({ last_4: expect.any(String) }),
      payment_reference: expect.stringMatching(/./),
      request_hash: 'charging',
    },
    purchase,
  ])
  await api.areas.billing.catchUp()
  expect(await cardsOf(sold)).toEqual([purchase, charge])
  const [refund] = await api.database.query(
    'SELECT refunds.amount_cents = charges.amount_cents AS is_whole FROM charges JOIN refunds USING (charge_id) WHERE charges.policy_id = $1',
    [sold.policyId],
  )
  expect(refund).toEqual({ is_whole: true })
})

it('erases them for whoever was erased before this was done', async () => {
  const sold = await endedPolicy('succeeded', 'charging')
  await api.database.query('UPDATE policies SET erased_at = now() WHERE id = $1', [sold.policyId])
  const others = await endedPolicy('succeeded')
  const kept = await cardsOf(others)
  await api.database.script(readFileSync(join(migrations, '056_cards_of_erased_policies.sql'), 'utf8'))
  expect(await cardsOf(sold)).toEqual([expect.objectContaining({ request_hash: 'charging' }), purchase, charge])
  expect(await cardsOf(others)).toEqual(kept)
})
