import { count } from '@amparo/service/telemetry/metrics/count'
import type { ChargeResult, Payments } from './payments.ts'

/** Something to charge. Its id is the processor's idempotency key, so it is charged once however often the processor is asked. */
export type ToCharge = { id: string; amount_cents: number; payment_reference: string; tries: number }
export type Charged<Row> = { row: Row; result: ChargeResult }

/** How long one try may take before another process may try too. Both would get the same answer; this only saves calls. */
export const TRY_SECONDS = 20

type Parts<Row> = {
  payments: Pick<Payments, 'charge' | 'abandon'>
  /** After this many tries without an answer the charge is abandoned: either the processor has already made it, or it never will. */
  maxTries: number
  /** How many charges are sent to the processor at the same time. */
  atOnce?: number
  /** Lets others try a charge that got no answer. */
  release: (row: Row) => Promise<unknown>
  /** Stores the answers. It must ignore rows that are already finished. */
  record: (answers: readonly Charged<Row>[]) => Promise<void>
}

/**
 * The only way to charge, for purchases and for billing. The caller has written what to charge in a transaction, and taken the rows for a limited
 * time with a conditional update. This asks the processor, outside any transaction, and stores the answers. A process that dies on the way leaves
 * rows that are still `charging`; whoever takes them next gets the same answers. Returns the errors of charges that got no answer.
 */
export function createChargeOnce<Row extends ToCharge>({
  payments,
  maxTries,
  atOnce = 1,
  release,
  record,
}: Parts<Row>) {
  const ask = ({ id, amount_cents, payment_reference, tries }: Row): Promise<ChargeResult> => {
    const charge = { amount_cents, currency: 'USD', payment_reference, idempotency_key: id }
    return tries > maxTries ? payments.abandon(charge) : payments.charge(charge)
  }

  return async (taken: readonly Row[]): Promise<Error[]> => {
    const waiting = [...taken]
    const answers: Charged<Row>[] = []
    const failures: Error[] = []

    const askInTurn = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift())
        try {
          const result = await ask(row)
          answers.push({ row, result })
          count('amparo_charges', { outcome: result.status === 'succeeded' ? 'approved' : 'declined' })
        } catch (error) {
          failures.push(error as Error)
          count('amparo_charges', { outcome: 'unknown' })
          await release(row)
        }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, taken.length) }, askInTurn))
    if (answers.length > 0) await record(answers)
    return failures
  }
}
