import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from './database.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const LOCK_MS = 2_000
const PAUSE_MS = 4_000
export const PATIENCE_MS = 150_000

export type Patience = {
  /** How long to wait for one lock. */
  lockMs: number
  /** Whether to give up instead of trying again. */
  isOver: () => boolean
  pause: () => Promise<unknown>
}

/** So short that the error is printed before Kubernetes ends the chart's job, which has to load its image first. */
export function patienceFromNow(): Patience {
  const end = performance.now() + PATIENCE_MS
  return { lockMs: LOCK_MS, isOver: () => performance.now() >= end, pause: () => wait(PAUSE_MS) }
}

export class NoLock extends Error {}

/**
 * Does `work`, which may lock tables, again and again until it gets its locks. While it waits for a table that a backup reads, everybody else waits
 * behind it, even to read: so it stops waiting soon, lets the others through, and tries again. Meanwhile the transaction goes on, and keeps the
 * locks it had before.
 */
export async function patientWork(
  tx: Queryable,
  work: () => Promise<void>,
  { lockMs, isOver, pause }: Patience,
): Promise<void> {
  await tx.query(`SET LOCAL lock_timeout = ${lockMs}`)
  await tx.query('SAVEPOINT before_work')
  for (;;)
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      if (isOver()) throw new NoLock('a lock was not available', { cause: error })
      await tx.query('ROLLBACK TO SAVEPOINT before_work')
      await pause()
    }
}
