import { randomBytes } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import { createEmbeddedPayments } from '../../platform/payments/embedded-payments.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { SimulatedOutcome } from '../../platform/payments/simulated-references.ts'

type Fault = () => Promise<void>

/** The simulated processor, with a fault before or after it does its work, and its books. */
export function createTestProcessor(database: Database) {
  const embedded = createEmbeddedPayments({ database, pause: async () => {} })
  const faults: { before: Fault | null; after: Fault | null; refund: Fault | null; describe: Fault | null } = {
    before: null,
    after: null,
    refund: null,
    describe: null,
  }
  const calls: string[] = []
  const payments: Payments = {
    async charge(charge) {
      calls.push('charge')
      await faults.before?.()
      const result = await embedded.charge(charge)
      await faults.after?.()
      return result
    },
    async abandon(charge) {
      calls.push('abandon')
      return embedded.abandon(charge)
    },
    async refund(refund) {
      calls.push('refund')
      await faults.refund?.()
      return embedded.refund(refund)
    },
    async describeCard(reference) {
      await faults.describe?.()
      return embedded.describeCard(reference)
    },
  }

  return {
    payments,
    faults,
    calls,
    heal: () => Object.assign(faults, { before: null, after: null, refund: null, describe: null }),
    /** Cents that the processor has taken and not returned. */
    async moved(): Promise<number> {
      const [sum] = await database.query<{ cents: number }>(
        `SELECT coalesce((SELECT sum(amount_cents) FROM simulated_charges WHERE decline_code IS NULL), 0)::bigint
           - coalesce((SELECT sum(amount_cents) FROM simulated_refunds), 0)::bigint AS cents`,
      )
      return sum?.cents ?? 0
    },
  }
}

/** Cards that are declined, with the error code that people get. */
export const declines = [
  ['card_declined', 'card_declined'],
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['incorrect_cvv', 'incorrect_cvv'],
  ['processing_error', 'payment_failed'],
] as const satisfies [SimulatedOutcome, string][]

/** What the vault returns for a test card. */
export const reference = (outcome: SimulatedOutcome = 'succeeds') =>
  `sim_${outcome}.4444.1230.${randomBytes(6).toString('hex')}`
