import type { Queryable } from '@amparo/database/database'

type Reminder = { policy_id: string; coverage_ends_on: string; days_before: number }

/** False if this reminder was sent before. */
export async function addReminder(tx: Queryable, { policy_id, coverage_ends_on, days_before }: Reminder) {
  const added = await tx.query(
    `INSERT INTO payment_reminders (policy_id, coverage_ends_on, days_before) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING policy_id`,
    [policy_id, coverage_ends_on, days_before],
  )
  return added.length > 0
}
