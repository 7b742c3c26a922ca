import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { type Charged, createChargeOnce, TRY_SECONDS } from '../../platform/payments/charge-once.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { Charge } from './charge.ts'
import type { ChargesRepository } from './charges-repository.ts'

const BATCH = 100
const AT_ONCE = 16
/** How long a worker may keep a batch. Longer than for one charge. */
const BATCH_SECONDS = 120
const MOST_TRIES = 5
/** Minutes between tries without an answer: nobody may lose their coverage because the processor is down for a few hours. */
const WAIT_MINUTES = [1, 10, 60, 360]

type Parts = {
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  payments: Payments
  charges: ChargesRepository
  record: (answers: readonly Charged<Charge>[]) => Promise<void>
}

/** Charges what is due. Any number of workers may do so at the same time. */
export function createChargeDue({ clock, log, payments, charges, record }: Parts) {
  let isClosing = false
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000)

  const once = { payments, maxTries: MOST_TRIES, record: recordAll }
  const chargeBatch = createChargeOnce<Charge>({
    ...once,
    atOnce: AT_ONCE,
    release: ({ id, tries }) => charges.release(id, { now: clock.now(), nextTry: later(60 * waitAfter(tries)) }),
  })
  const chargeNow = createChargeOnce<Charge>({
    ...once,
    release: ({ id }) => charges.release(id, { now: clock.now() }),
  })

  /** Stores the answers together, or one by one if that fails, so that one charge never holds up the others. */
  async function recordAll(answers: readonly Charged<Charge>[]) {
    try {
      await record(answers)
    } catch (error) {
      if (answers.length > 1) for (const answer of answers) await recordAll([answer])
      else log.error({ err: error, charge: answers[0]?.row.id }, 'the result of a charge could not be stored')
    }
  }

  async function take(): Promise<Charge[]> {
    const taking = { now: clock.now(), until: later(BATCH_SECONDS) }
    const waiting = await charges.takeWaiting({ ...taking, limit: BATCH })
    const rest = BATCH - waiting.length
    return rest > 0 ? [...waiting, ...(await charges.beginDue({ ...taking, limit: rest }))] : waiting
  }

  return {
    /** Repeats until nothing is due. If several months of a policy are due, each round charges the oldest. */
    async chargeAllDue() {
      while (!isClosing) {
        const taken = await take()
        if (taken.length === 0) return
        for (const { message: cause } of await chargeBatch(taken))
          log.error({ cause }, 'the payment processor did not answer a charge')
      }
    },

    /**
     * Finishes one charge for somebody who waits, or throws if the processor does not answer. Null while another process has taken it. Their tries
     * count only while they wait: otherwise the next worker would give up on the charge, and a good card would suspend the policy.
     */
    async settle(id: string, failures: number): Promise<Charge | null> {
      const taken = await charges.take(id, { now: clock.now(), until: later(TRY_SECONDS) })
      const [failure] = taken ? await chargeNow([{ ...taken, tries: taken.tries + failures + 1 }]) : []
      if (failure) throw failure
      const charge = await charges.find(id)
      return charge?.state === 'charging' ? null : charge
    },

    close() {
      isClosing = true
    },
  }
}

function waitAfter(tries: number): number {
  return WAIT_MINUTES[tries - 1] ?? WAIT_MINUTES.at(-1) ?? 0
}
