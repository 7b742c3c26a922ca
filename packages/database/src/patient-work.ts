import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from './database.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const PAUSE_MS = 4_000

export type Patience = {
  /** How long to wait for one lock. */
  lockMs: number
  attempts: number
  pause: () => Promise<unknown>
}

/** Four minutes altogether, so that the line is there before Helm's five minutes end. */
const patience: Patience = { lockMs: 2_000, attempts: 40, pause: () => wait(PAUSE_MS) }

export class NoLock extends Error {}

/**
 * Does `work`, which may lock tables, again and again until it gets its locks. While it waits for a table that a backup reads, everybody else waits
 * behind it, even to read: so it stops waiting soon, lets the others through, and tries again. Meanwhile the transaction goes on, and keeps the
 * locks it had before.
 */
export async function patientWork(
  tx: Queryable,
  work: () => Promise<void>,
  { lockMs, attempts, pause }: Patience = patience,
): Promise<void> {
  await tx.query(`SET LOCAL lock_timeout = ${lockMs}`)
  await tx.query('SAVEPOINT before_work')
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      if (attempt === attempts) throw new NoLock('a lock was not available', { cause: error })
      await tx.query('ROLLBACK TO SAVEPOINT before_work')
      await pause()
    }
}
