import type { Api } from '@amparo/api/assemble'
import type { DemoPolicy } from '@amparo/catalogue/demo/demo-policies'
import type { Queryable } from '@amparo/database/database'
import { shiftDate } from '@amparo/rules/dates/iso-date'
import { dayIn } from '@amparo/rules/policies/policy-days'
import type { FastifyBaseLogger } from 'fastify'

const DAY_MS = 86_400_000
/** How long a quote lasts, and how long somebody may be overdue. */
const DAYS = 30
const CARD = { brand: 'Mastercard', last_4: '4444', exp_month: 12, exp_year: 2030 }

type Parts = {
  api: Pick<Api, 'database' | 'areas' | 'ports'>
  policies: readonly DemoPolicy[]
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The real time, because somebody may have moved the product's clock. */
  now?: Date
}

/** Inserts the demo people's quotes and policies that are missing; after the first start that is one query. */
export async function seedDemoPolicies({ api, policies: wanted, log, now = new Date() }: Parts) {
  const { database, ports } = api
  const { policies, quotes } = api.areas
  try {
    const ids = wanted.map(({ id }) => id)
    const known = await database.query<{ id: string }>('SELECT id FROM policies WHERE id = ANY($1)', [ids])
    for (const demo of wanted.filter(({ id }) => !known.some((one) => one.id === id))) await seed(demo)
  } catch (error) {
    log.warn({ err: error }, 'the demo policies are not there')
  }

  async function seed(demo: DemoPolicy) {
    const { id, email, holder, address, time_zone_id, spouse, children, coverages, smokes_yn } = demo
    const begun = new Date(now.getTime() - demo.days_ago * DAY_MS)
    const day = dayIn(time_zone_id, begun)
    const terms = quotes.termsOf(
      { effective_date: day, beneficiary: 'estate', spouse, children, coverages, smokes_yn },
      {
        state: address.state,
        holder: {
          email,
          holder: { ...holder, gender: holder.gender ?? null },
          address: { ...address, line_2_address: address.line_2_address ?? null },
        },
        today: day,
      },
    )
    const payment_reference = `sim_succeeds.4444.1230.demo-${demo.shows}`
    const order = { amount_cents: terms.monthly_premium_cents, currency: 'USD', payment_reference, idempotency_key: id }
    const charge = demo.shows === 'quote' ? null : await ports.payments.charge(order)
    if (charge?.status === 'declined') throw new Error('a demo card was declined')

    await database.transaction(async (tx) => {
      await policies.insert(tx, {
        id,
        owner_hash: policies.ownerHashOf(email),
        // Made in no session: these people sign in with a link.
        session_id: 'demo',
        state: address.state,
        time_zone_id,
        quote_expires_on: shiftDate(day, { operator: 'plus', type: 'days', value: DAYS }),
        replaces: null,
        created_at: begun,
        ...terms,
      })
      const author = 'policyholder'
      await policies.addToHistory(tx, id, { kind: 'created', status: 'initializing', author, now: begun })
      if (charge) await buy(tx, { demo, day, begun, payment_reference, charge_id: charge.charge_id })
    })
  }

  type Sale = { demo: DemoPolicy; day: string; begun: Date; payment_reference: string; charge_id: string }
  async function buy(tx: Queryable, { demo, day, begun, payment_reference, charge_id }: Sale) {
    const policy = await policies.lock(tx, demo.id)
    if (!policy) throw new Error('a demo policy was there and is gone')
    const next_payment_on = shiftDate(day, { operator: 'plus', type: 'months', value: 1 })
    const amount_cents = policy.monthly_premium_cents
    await policies.enterMovement(tx, {
      ...{ policy_id: policy.id, kind: 'charge', amount_cents, charge_id },
      ...{ movement: `demo ${policy.id}`, now: begun },
    })
    const number = `DEMO${demo.shows.toUpperCase()}`
    await policies.setBought(tx, policy.id, {
      number,
      card: CARD,
      payment_reference,
      next_payment_on,
      bought_at: begun,
    })
    const author = 'policyholder'
    const pending = await policies.changeStatus(tx, policy, { event: 'purchase_begun', author, now: begun })
    const bound = await policies.changeStatus(tx, pending, { event: 'purchased', author, now: begun })
    const started = await policies.changeStatus(tx, bound, { event: 'started', author: 'system', now: begun })
    if (demo.shows !== 'overdue') return
    await policies.changeStatus(tx, started, { event: 'payment_failed', author: 'system', now })
    const ends = shiftDate(next_payment_on, { operator: 'plus', type: 'days', value: DAYS })
    await policies.setOutOfForceDate(tx, policy.id, ends)
  }
}
