import type { Api } from '@amparo/api/assemble'
import type { BillingDetails } from '@amparo/api/billing/create-billing'
import type { DemoPolicy } from '@amparo/catalogue/demo/demo-policies'
import type { Queryable } from '@amparo/database/database'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import { dueDate, graceEnd } from '@amparo/rules/policies/billing-days'
import { dayIn } from '@amparo/rules/policies/policy-days'
import type { FastifyBaseLogger } from 'fastify'

const DAY_MS = 86_400_000
const QUOTE_DAYS = 30
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
  const { policies, quotes, billing } = api.areas
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
    const effective_date = shiftDate(day, { operator: 'plus', type: 'days', value: demo.starts_after })
    const terms = quotes.termsOf(
      { effective_date, beneficiary: 'estate', spouse, children, coverages, smokes_yn },
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
    const payment_reference = referenceOf(demo, 'succeeds')
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
        quote_expires_on: shiftDate(day, { operator: 'plus', type: 'days', value: QUOTE_DAYS }),
        replaces: null,
        created_at: begun,
        ...terms,
      })
      const author = 'policyholder'
      await policies.addToHistory(tx, id, { kind: 'created', status: 'initializing', author, now: begun })
      if (charge) await buy(tx, { demo, begun, charge_id: charge.charge_id })
    })
  }

  type Sale = { demo: DemoPolicy; begun: Date; charge_id: string }
  async function buy(tx: Queryable, { demo, begun, charge_id }: Sale) {
    const policy = await policies.lock(tx, demo.id)
    if (!policy) throw new Error('the demo policy no longer exists')
    const { id, effective_date: due_on, monthly_premium_cents: amount_cents } = policy
    const author = 'policyholder'
    await policies.enterMovement(tx, {
      ...{ policy_id: id, kind: 'charge', amount_cents, charge_id, due_on },
      ...{ last_4: CARD.last_4, movement: `demo ${id}`, now: begun },
    })
    const next_payment_on = dueDate(due_on, 1)
    await policies.setBought(tx, id, {
      number: `DEMO${demo.shows.toUpperCase()}`,
      card: CARD,
      payment_reference: referenceOf(demo, demo.shows === 'overdue' ? 'card_declined' : 'succeeds'),
      next_payment_on,
      bought_at: begun,
    })
    await billing.setDetails(tx, id, billingOf(demo))
    const pending = await policies.changeStatus(tx, policy, { event: 'purchase_begun', author, now: begun })
    const bound = await policies.changeStatus(tx, pending, { event: 'purchased', author, now: begun })
    if (demo.shows === 'issued') return
    const started = await policies.changeStatus(tx, bound, { event: 'started', author: 'system', now: begun })
    if (demo.shows !== 'overdue') return
    await policies.changeStatus(tx, started, { event: 'payment_failed', author: 'system', now })
    await policies.setOutOfForceDate(tx, id, graceEnd(due_on, next_payment_on))
  }
}

const referenceOf = ({ shows }: DemoPolicy, outcome: 'succeeds' | 'card_declined') =>
  `sim_${outcome}.${CARD.last_4}.1230.demo-${shows}`

/** The card is in the policyholder's name and billed to the home address. */
function billingOf({ holder, address }: DemoPolicy): BillingDetails {
  return {
    name: `${holder.first_name} ${holder.last_name}`,
    address: {
      line1Address: address.line_1_address,
      line2address: address.line_2_address ?? null,
      city: address.municipality_name,
      state: address.state,
      postalCode: address.postal_code,
    },
  }
}
