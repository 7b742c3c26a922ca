import { type Answer, startBillingWorker } from '@amparo/api/testing/billing-worker/start-billing-worker'
import { openPostgres } from '@amparo/database/postgres-database'
import { dueDate } from '@amparo/rules/policies/billing-days'
import { withPostgres } from '../../../scripts/throwaway-postgres.ts'
import type { Figure } from '../figures/measurement.ts'
import { median } from '../figures/ratio.ts'

const START = '2027-01-15'
const POLICIES = 1_000
const MONTHS = 8
const GOAL = 200

/** How many due policies one worker charges in a second. Charges the same policies month after month, on PostgreSQL with fsync. */
export async function measure(): Promise<Figure[]> {
  const months = await withPostgres(chargeMonths, { isDurable: true })
  const rates = months.map(({ ms }) => POLICIES / (ms / 1_000))
  const busy = median(months.map(({ busy_ms }) => busy_ms / POLICIES)).toFixed(2)
  const [least, middle, most] = [Math.min(...rates), median(rates), Math.max(...rates)].map(Math.round)
  return [
    {
      name: 'due policies charged per second and worker',
      figure: `${middle} [${least}, ${most}]`,
      goal: `≥ ${GOAL}`,
      met: (least ?? 0) >= GOAL,
      note: `${MONTHS} months of ${POLICIES} policies, judged by the slowest; each taken, charged at the simulated processor, entered in the ledger and sent a receipt, with durable commits; ${busy} ms of the worker's processor time each`,
    },
  ]
}

async function chargeMonths(url: string): Promise<Answer[]> {
  const name = `billing_${process.pid}`
  const admin = await openPostgres({ url, poolSize: 1 })
  await admin.query(`CREATE DATABASE ${name}`)
  const worker = await startBillingWorker({ url: Object.assign(new URL(url), { pathname: `/${name}` }).href })
  try {
    const noon = (day: string) => `${day}T20:00:00Z`
    await worker.ask({ is: 'sell', now: noon(START), starts: Array(POLICIES).fill(START) })
    // Starts the policies. Not measured.
    await worker.ask({ is: 'catch-up', now: noon(START) })
    await worker.ask({ is: 'catch-up', now: noon(START) })
    const months: Answer[] = []
    for (let month = 1; month <= MONTHS; month++) {
      const answer = await worker.ask({ is: 'catch-up', now: noon(dueDate(START, month)) })
      if (!answer || answer.failure) throw new Error(`a month was not charged: ${answer?.failure}`)
      months.push(answer)
    }
    return months
  } finally {
    await worker.stop()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.close()
  }
}
