import { randomUUID } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import { dueDate } from '@amparo/rules/policies/billing-days'
import type { Clock } from '../../platform/clock.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { Policies } from '../../policies/create-policies.ts'
import { address, holder } from '../policies/buy.ts'
import { reference } from '../policies/test-processor.ts'

const ZONES = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu']
const PREMIUMS = [630, 1131, 1063, 1731]
const AT_ONCE = 8

type Parts = { database: Database; clock: Clock; payments: Payments; policies: Policies }

/** Sells a policy for each of the start dates, paid with a card that works. */
export function createSellPolicies({ database, clock, payments, policies }: Parts) {
  async function sellOne(effective_date: string, place: number) {
    const [id, payment_reference, now] = [randomUUID(), reference(), clock.now()]
    const amount_cents = PREMIUMS[place % PREMIUMS.length] ?? 0
    const charge = await payments.charge({ amount_cents, currency: 'USD', payment_reference, idempotency_key: id })
    const card = await payments.describeCard(payment_reference)
    if (charge.status === 'declined' || !card) throw new Error('a good card was declined')
    await database.transaction(async (tx) => {
      await policies.insert(tx, {
        id,
        owner_hash: id,
        session_id: id,
        state: 'OH',
        time_zone_id: ZONES[place % ZONES.length] ?? '',
        quote_expires_on: effective_date,
        replaces: null,
        created_at: now,
        effective_date,
        monthly_premium_cents: amount_cents,
        coverages: [],
        people: {
          ...{ email: `${id}@mail.example`, holder, address, spouse: null },
          ...{ children: [], beneficiary: null, smokes_yn: null },
        },
      })
      const policy = await policies.lock(tx, id)
      if (!policy) throw new Error('the policy no longer exists')
      const author = 'policyholder'
      await policies.setBought(tx, id, {
        ...{ number: id.slice(0, 13), card, payment_reference, bought_at: now },
        next_payment_on: dueDate(effective_date, 1),
      })
      await policies.enterMovement(tx, {
        ...{ policy_id: id, kind: 'charge', amount_cents, charge_id: charge.charge_id, movement: `purchase ${id}` },
        ...{ due_on: effective_date, last_4: card.last_4, now },
      })
      const pending = await policies.changeStatus(tx, policy, { event: 'purchase_begun', author, now })
      await policies.changeStatus(tx, pending, { event: 'purchased', author, now })
    })
  }

  return async (starts: readonly string[]) => {
    const waiting = [...starts.entries()]
    const sellSome = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sellOne(next[1], next[0])
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sellSome))
  }
}
