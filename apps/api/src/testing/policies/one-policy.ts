import { CANCEL_COMMENTS, CANCEL_REASON } from '@amparo/contract/policy-changes'
import { beforeEach, expect } from 'vitest'
import type { OutboxEntry } from '../../platform/mail/outbox.ts'
import type { SimulatedOutcome } from '../../platform/payments/simulated-references.ts'
import { ask, cardPayment, payment, quote, update } from './buy.ts'
import { bearer, market, openMarketplace } from './marketplace.ts'
import type { PolicyTest } from './policy-test.ts'
import { reference } from './test-processor.ts'

type CardRequest = Parameters<PolicyTest['billing']['changeCard']>[1]

/** The policy of each test. */
export let id: string
let before: number
let mailsBefore: number

export const START = '2026-11-15'
const MONTH = 630

/** Call once per test file: opens a marketplace, and buys a policy that starts today before each test. */
export function preparePolicy({ outcome }: { outcome?: SimulatedOutcome } = {}) {
  openMarketplace()
  beforeEach(async () => {
    market.processor.heal()
    goTo(START)
    // Otherwise policies and refunds of earlier tests would be charged or refunded in this one.
    market.queue.length = 0
    await market.database.query("UPDATE refunds SET state = 'done'")
    await market.database.query("UPDATE policies SET status = 'canceled' WHERE number IS NOT NULL")
    await market.database.query(
      "UPDATE charges SET state = 'declined', decline_code = 'expired_card' WHERE state = 'charging'",
    )
    id = await quote(market, bearer)
    before = await market.processor.moved()
    await buy()
    await market.runJobs()
    if (outcome) await setCard(outcome)
    mailsBefore = (await market.outbox.list(10_000)).length
    market.processor.calls.length = 0
    market.queue.length = 0
  })
}

async function buy() {
  await ask(market, `PUT /quote/${id}/`, { bearer, payload: update })
  const { status } = await ask(market, `POST /quote/${id}/purchase/`, { bearer, payload: payment() })
  expect(status).toBe(200)
}

/** Sets the clock, by default to noon in New York. */
export function goTo(day: string, time = '17:00:00Z') {
  market.clock.time = Date.parse(`${day}T${time}`)
}

/** The result of the next charges. */
export const setCard = (outcome: SimulatedOutcome) =>
  market.database.query('UPDATE policies SET payment_reference = $2 WHERE id = $1', [id, reference(outcome)])

/** As it could be stored before the rules refused it. */
export async function setEmail(email: string) {
  const { people } = (await market.policies.find(id)) ?? expect.fail()
  const sealed = market.policies.encryption.encrypt({ ...people, email }, id)
  await market.database.query('UPDATE policies SET sealed_details = $2 WHERE id = $1', [id, sealed])
}

/** Nobody can read such a policy, for example because it was encrypted with a key that is gone. */
export const makeUnreadable = (of: string) =>
  market.database.query("UPDATE policies SET sealed_details = 'unreadable' WHERE id = $1", [of])

export const catchUp = (on: Pick<PolicyTest, 'billing'> = market) => on.billing.catchUp()

/** Lets the charge fail on the day the second month begins. */
export async function makeOverdue() {
  await setCard('card_declined')
  goTo('2026-12-15')
  await catchUp()
  expect((await details()).status_code).toBe('suspended')
}

export const cardRequest = (outcome?: SimulatedOutcome): CardRequest => {
  const { payment_info, billing_address } = cardPayment(outcome)
  return { payment_info: { ...payment_info, name: 'Sol Quill' }, billing_address }
}
const log = { error: () => {} }
export const changeCard = (request = cardRequest(), on: Pick<PolicyTest, 'billing'> = market) =>
  on.billing.changeCard(id, request, { author: 'policyholder', log })

export const cancelRequest = { reason: CANCEL_REASON, comments: CANCEL_COMMENTS }
export const cancel = (of = id, payload: object = cancelRequest, app = market.app) =>
  ask(market, `POST /policies/${of}/cancel/`, { bearer, payload, app })

export const details = async () => (await ask(market, `GET /policies/${id}/`, { bearer })).body
export const billing = async () => (await ask(market, `GET /policies/${id}/billing/`, { bearer })).body
/** How many months the processor has charged for in this test, including the first one. */
export const monthsMoved = async () => ((await market.processor.moved()) - before) / MONTH
export const centsMoved = async () => (await market.processor.moved()) - before
export const ledger = () =>
  market.database.query<{ amount_cents: number; due_on: string | null }>(
    'SELECT amount_cents, due_on FROM ledger_entries WHERE policy_id = $1 ORDER BY position',
    [id],
  )
export const amounts = async () => (await ledger()).map(({ amount_cents }) => amount_cents)
export const history = async () =>
  (
    await market.database.query<{ kind: string }>(
      'SELECT kind FROM policy_history WHERE policy_id = $1 ORDER BY position',
      [id],
    )
  ).map(({ kind }) => kind)

/** The mail sent in this test, oldest first. */
export async function mails(): Promise<OutboxEntry[]> {
  const all = (await market.outbox.list(10_000)).toReversed()
  return all.slice(mailsBefore)
}
export const mailTags = async () => (await mails()).map(({ tag }) => tag)

/** Each of these months is paid once, and ledger and processor agree. */
export async function expectPaidOnce(...dues: string[]) {
  const charges = (await ledger()).filter(({ amount_cents }) => amount_cents > 0)
  expect(charges.map(({ due_on }) => due_on)).toEqual([START, ...dues])
  const sum = (await ledger()).reduce((total, { amount_cents }) => total + amount_cents, 0)
  expect(await centsMoved()).toBe(sum)
}
