import type { ChargeResult, Payments } from './payments.ts'

/** What is to be charged. Its id is the processor's key, so that it is charged once however often the processor is asked. */
export type ToCharge = { id: string; amount_cents: number; payment_reference: string; tries: number }
export type Charged<Row> = { row: Row; result: ChargeResult }

/** How long one try may take before somebody else may try as well. Both would get the same answer, so that is only a waste. */
export const TRY_SECONDS = 20

type Parts<Row> = {
  payments: Pick<Payments, 'charge' | 'abandon'>
  /** After so many tries without an answer the charge is abandoned: the processor then either has it or will never make it. */
  mostTries: number
  /** Charges asked for at the same time. */
  atOnce?: number
  /** There was no answer: somebody may try again. */
  giveBack: (row: Row) => Promise<unknown>
  /** Stores the answers; it changes only what is still being charged. */
  record: (answers: readonly Charged<Row>[]) => Promise<void>
}

/**
 * The one way to charge, for purchases and for billing. Before it, a transaction has written what is to be charged, and a conditional
 * update has taken it for a while. This asks the processor, outside any transaction, and has the answers stored. Whoever dies on the way
 * leaves a row that is still being charged, and the next one to take it gets the same answer. Returns the failures to get an answer.
 */
export function createChargeOnce<Row extends ToCharge>({
  payments,
  mostTries,
  atOnce = 1,
  giveBack,
  record,
}: Parts<Row>) {
  const ask = ({ id, amount_cents, payment_reference, tries }: Row): Promise<ChargeResult> => {
    const charge = { amount_cents, currency: 'USD', payment_reference, idempotency_key: id }
    return tries > mostTries ? payments.abandon(charge) : payments.charge(charge)
  }

  return async (taken: readonly Row[]): Promise<Error[]> => {
    const waiting = [...taken]
    const answers: Charged<Row>[] = []
    const failures: Error[] = []

    const askForSome = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift())
        try {
          answers.push({ row, result: await ask(row) })
        } catch (error) {
          failures.push(error as Error)
          await giveBack(row)
        }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, taken.length) }, askForSome))
    if (answers.length > 0) await record(answers)
    return failures
  }
}
